import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

/** When a page can't be drawn, the shell stays and shows a way on; React itself reports the error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    return this.state.error ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
