import { Component } from 'react';
import type { ReactNode } from 'react';
import { appTexts } from '../texts/app.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { FullScreen } from './full-screen.tsx';

/** Catches what a screen throws: says so and offers to load the page anew (spec §2). Another address (`where`) gets another chance. */
export class ErrorBoundary extends Component<{ where?: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: { where?: string }): void {
    if (this.state.failed && before.where !== this.props.where) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { title, text, reload } = appTexts.error;
    return (
      <FullScreen>
        <Empty closed title={<h1 className="t4">{title}</h1>} action={<Button onClick={() => location.reload()}>{reload}</Button>}>
          {text}
        </Empty>
      </FullScreen>
    );
  }
}
