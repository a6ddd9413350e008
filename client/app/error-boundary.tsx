import { Component, type ReactNode } from 'react';
import { reportPage } from '../core/report.js';
import { focusHeading } from './scroll-and-focus.js';

interface ErrorBoundaryProps {
  /** Identifies the content; a change resets the error. */
  of: unknown;
  /** Replacement for parts that threw an error. */
  instead: ReactNode;
  children: ReactNode;
}
interface ErrorBoundaryState {
  of: unknown;
  isBroken: boolean;
}

/** Replaces a part of a page that threw an error, and reports the error. The rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { of: this.props.of, isBroken: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return of === state.of ? null : { of, isBroken: false };
  }

  override componentDidCatch(error: unknown): void {
    reportPage('render', error);
    focusHeading();
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
