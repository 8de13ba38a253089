import { useId } from 'react';
import type { Target } from '../api/targets.ts';
import { CheckField } from '../parts/check-field.tsx';
import { targetTexts as words } from '../texts/targets.ts';
import type { SiteChoice } from './site-choice.ts';
import { SiteRow } from './site-row.tsx';

type Props = {
  readonly name: string;
  /** The name is shown above the table. */
  readonly isNamed: boolean;
  readonly sites: readonly Target[];
  /** Undefined for readers who may not start scans. */
  readonly choice: SiteChoice | undefined;
  readonly onTag: (tag: string) => void;
};

const columns = ['critical', 'score', 'failures', 'last', 'next', 'trend'] as const;

export function SiteTable({ name, isNamed, sites, choice, onTag }: Props) {
  const id = useId();
  return (
    <div className="stack-small">
      {isNamed ? <h3 id={id}>{name}</h3> : null}
      <table className="sites" aria-label={isNamed ? undefined : name} aria-labelledby={isNamed ? id : undefined}>
        <thead>
          <tr>
            {choice === undefined ? null : (
              <th scope="col" className="site-check">
                <ChooseAll urls={sites.map(({ url }) => url)} choice={choice} />
              </th>
            )}
            <th scope="col" className="site-name">
              {words.columns.site}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sites.map((site) => (
            <SiteRow key={site.url} site={site} choice={choice} onTag={onTag} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ChooseAll({ urls, choice }: { readonly urls: readonly string[]; readonly choice: SiteChoice }) {
  return (
    <CheckField
      label={<span className="visually-hidden">{words.chooseAll}</span>}
      isOn={urls.every((url) => choice.chosen.has(url))}
      onChange={(isOn) => choice.choose(urls, isOn)}
    />
  );
}
