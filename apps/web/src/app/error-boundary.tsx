import { Component } from 'react';
import type { ReactNode } from 'react';
import { appTexts } from '../texts/app.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { FullScreen } from './full-screen.tsx';

interface Props {
  where?: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  where: string | undefined;
}

/** Catches what a screen throws: says so and offers to load the page anew (spec §2). Another address (`where`) gets another chance. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, where: this.props.where };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ where }: Props, state: State): State | null {
    return where === state.where ? null : { failed: false, where };
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
