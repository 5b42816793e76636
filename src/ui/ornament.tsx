import { Component, type ReactNode } from 'react';

interface OrnamentProps {
  /** Called once, with the cause, when the content has failed. */
  readonly fail: (cause: unknown) => void;
  readonly children: ReactNode;
}

interface OrnamentState {
  readonly hasFailed: boolean;
}

/** Content that the page can do without: if it fails, it is left out and everything around it goes on. */
export class Ornament extends Component<OrnamentProps, OrnamentState> {
  override state: OrnamentState = { hasFailed: false };

  static getDerivedStateFromError(): OrnamentState {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.fail(cause);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** React's handler for errors that a boundary has caught; ornaments report their own. */
export function tellOfCaught(
  cause: unknown,
  { errorBoundary }: { readonly errorBoundary?: Component<unknown> | undefined },
): void {
  if (!(errorBoundary instanceof Ornament)) console.error(cause);
}
