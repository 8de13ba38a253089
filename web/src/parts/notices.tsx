import type { ReactNode } from 'react';
import { ApiProblem, signedOutByProxy } from '../api/request.ts';
import { texts } from '../texts/base.ts';
import { Button } from './button.tsx';
import { PageHeading } from './page-heading.tsx';

type NoticeProps = {
  readonly look: 'info' | 'warning' | 'danger';
  readonly title: string;
  readonly level?: 2 | 3;
  readonly children: ReactNode;
};

/** A notice about everything below it, with what to do about it. */
export function Notice({ look, title, level = 2, children }: NoticeProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={`notice notice-${look}`}>
      <Heading className="notice-title">{title}</Heading>
      {children}
    </div>
  );
}

/** What failed to load, why, and a button to try again. Announced to screen readers when it appears. */
export function LoadFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice look="danger" title={texts.failure.title}>
        <p>{explain(error)}</p>
        <Button onPress={onRetry}>{texts.failure.retry}</Button>
      </Notice>
    </div>
  );
}

/** The sentence to show for any request error. */
export function explain(error: unknown): string {
  if (!(error instanceof ApiProblem)) return texts.failure.unknown;
  if (error.status === 0) return texts.failure.unreachable;
  if (error.code === signedOutByProxy) return texts.failure.signedOut;
  return error.message === '' ? texts.failure.unknown : error.message;
}

/** Replaces a route that threw an error. */
export function Crashed({ error }: { readonly error: unknown }) {
  const title = error instanceof ApiProblem ? texts.failure.title : texts.failure.crashed;
  return (
    <div className="column">
      <PageHeading title={title}>{title}</PageHeading>
      <p>{explain(error)}</p>
      <p>
        <Button onPress={() => location.reload()}>{texts.failure.reload}</Button>
      </p>
    </div>
  );
}
