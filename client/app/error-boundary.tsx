import { Component, type ReactNode } from 'react';
import { reportPage } from '../core/report.js';
import { focusHeading } from './arrive.js';

interface ErrorBoundaryProps {
  /** What is shown: with another one there is another chance. */
  of: unknown;
  /** What stands in for the parts that broke. */
  instead: ReactNode;
  children: ReactNode;
}
interface ErrorBoundaryState {
  of: unknown;
  isBroken: boolean;
}

/** Where a part of a page breaks, the rest goes on: it says so in that place, and our log is told. */
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
