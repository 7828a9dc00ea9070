import { Component } from 'react';
import type { ReactNode } from 'react';
import { appTexts } from '../texts/app.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { FullScreen } from './full-screen.tsx';
import { loadAnew } from './load-anew.ts';

interface Props {
  where?: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  /** It is about to be loaded anew. */
  going: boolean;
  where: string | undefined;
}

/** Catches what a screen throws: says so and offers to load the page anew (spec §2), which it does by itself when only a part was not fetched. Another address (`where`) gets another chance. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, going: false, where: this.props.where };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ where }: Props, state: State): State | null {
    return where === state.where ? null : { failed: false, going: false, where };
  }

  /** Gives up loading anew what this boundary caught. */
  private stay: () => void = () => undefined;

  override componentDidCatch(error: unknown): void {
    this.stay = loadAnew(error, (going) => this.setState({ going }));
  }

  // React comes here before `componentDidCatch`, also when the other address fails in the same moment.
  override componentDidUpdate({ where }: Props): void {
    if (where !== this.props.where) this.stay();
  }

  override componentWillUnmount(): void {
    this.stay();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.state.going) return <FullScreen>{null}</FullScreen>;
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
