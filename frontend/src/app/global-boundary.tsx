import { Component, type ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { messages } from './messages.ts';

/** Catches what fails outside the router: providers and toasts. Pages have error elements of their own. */
export class GlobalBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState
          as="h1"
          title={messages.error.title}
          message={messages.error.text}
          onRetry={() => location.reload()}
        />
      </main>
    );
  }
}
