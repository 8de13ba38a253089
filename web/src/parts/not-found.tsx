import { Link } from '@tanstack/react-router';
import { texts } from '../texts/base.ts';
import { PageHeading } from './page-heading.tsx';

export function NotFound({ title = texts.notFound.title }: { readonly title?: string }) {
  return (
    <div className="column empty">
      <PageHeading title={title}>{title}</PageHeading>
      <p>{texts.notFound.text}</p>
      <p>
        <Link to="/">{texts.notFound.link}</Link>
      </p>
    </div>
  );
}
