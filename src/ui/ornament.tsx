import { Component, type ReactNode } from 'react';

interface OrnamentProps {
  /** Told the cause when what is inside has failed, once. */
  readonly fail: (cause: unknown) => void;
  readonly children: ReactNode;
}

interface OrnamentState {
  readonly hasFailed: boolean;
}

/** Something that the page can do without: where it fails it is left out, and all around it goes on. */
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

/** What React is to do with an error that a boundary has caught: ornaments tell of theirs themselves. */
export function tellOfCaught(
  cause: unknown,
  { errorBoundary }: { readonly errorBoundary?: Component<unknown> | undefined },
): void {
  if (!(errorBoundary instanceof Ornament)) console.error(cause);
}
