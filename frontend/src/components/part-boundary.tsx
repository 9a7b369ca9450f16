import { Component, type ReactNode } from 'react';

interface Props {
  /** In place of the part; nothing by default. */
  fallback?: ReactNode;
  onFailure?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Around a part of the page whose code is loaded on demand: when that code does not come (no network, or a new version of
 * the site is out) or breaks, the page around it stays.
 */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
