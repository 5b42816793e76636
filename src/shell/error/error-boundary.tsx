import { Component, type ReactNode } from 'react';
import { servedErrorScreen } from './served-error-screen.ts';
// Styles the error screen in the served page, which no component of the application draws.
import './whole-screen.module.css';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Shows the error screen in place of children that threw; React reports the cause on the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <div ref={showErrorScreen} /> : this.props.children;
  }
}

function showErrorScreen(place: HTMLElement | null): void {
  place?.replaceChildren(servedErrorScreen() ?? '');
}
