import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isShared } from '../reach/share-link.ts';
import { texts } from '../texts/base.ts';

type Props = { readonly steps: readonly { readonly id: string; readonly link: ReactNode }[]; readonly here: string };

/** The heading below says it in full. */
const longest = 64;

export function Breadcrumb({ steps, here }: Props) {
  return (
    <nav aria-label={texts.breadcrumb} className="breadcrumb">
      <ol>
        {isShared ? null : (
          <li>
            <Link to="/" activeOptions={{ exact: true }}>
              {texts.scans.title}
            </Link>
          </li>
        )}
        {steps.map(({ id, link }) => (
          <li key={id}>{link}</li>
        ))}
        <li>
          <span aria-current="page">{here.length > longest ? `${here.slice(0, longest)}…` : here}</span>
        </li>
      </ol>
    </nav>
  );
}
