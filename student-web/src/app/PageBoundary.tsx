import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoadFailure } from './page-router.ts';
import { RouteFailure } from './RouteFailure.tsx';

interface Props {
  /** A new place is a new try. */
  place: string;
  children: ReactNode;
}
interface State {
  error: Error | null;
  place: string;
}

class Catch extends Component<Props, State> {
  override state: State = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { error: null, place };
  }

  override render() {
    return this.state.error ? <RouteFailure error={this.state.error} /> : this.props.children;
  }
}

/** Shows what it holds; where that breaks, what happened and a way on. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Catch place={key}>{children}</Catch>;
}

/** The same for a page, whose code may not have arrived either. */
export function LoadedPage({ children }: { children: ReactNode }) {
  const failure = useLoadFailure();
  return failure ? <RouteFailure error={failure} /> : <PageBoundary>{children}</PageBoundary>;
}
