import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

/** Shows an error screen inside the shell when a page fails to render. React reports the error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    return this.state.error ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
