import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Target } from '../api/targets.ts';
import { CheckField } from '../parts/check-field.tsx';
import { nameTarget } from '../parts/name-target.ts';
import { UrlText } from '../parts/url-text.tsx';
import { targetTexts as words } from '../texts/targets.ts';
import { SiteFigures } from './site-figures.tsx';
import type { SiteChoice } from './site-choice.ts';
import { SiteViews } from './site-views.tsx';

type Props = {
  readonly site: Target;
  readonly choice: SiteChoice | undefined;
  readonly onTag: (tag: string) => void;
};

const cellCount = 7;

/** The first of a site's targets in the order of the list. The others, and the records of all, are in the row below. */
export function SiteRow({ site, choice, onTag }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tr>
        {choice === undefined ? null : <Choose url={site.url} choice={choice} />}
        <th scope="row" className="site-name">
          <SiteName site={site} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          {site.tags.map((tag) => (
            <button key={tag} type="button" className="site-tag" onClick={() => onTag(tag)}>
              {tag}
            </button>
          ))}
        </th>
        <SiteFigures site={site} />
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={choice === undefined ? cellCount : cellCount + 1}>
            <SiteViews site={site.url} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function Choose({ url, choice }: { readonly url: string; readonly choice: SiteChoice }) {
  return (
    <td className="site-check">
      <CheckField
        label={<span className="visually-hidden">{words.choose(nameTarget(url))}</span>}
        isOn={choice.chosen.has(url)}
        onChange={(isOn) => choice.choose([url], isOn)}
      />
    </td>
  );
}

type NameProps = { readonly site: Target; readonly isOpen: boolean; readonly onToggle: () => void };

function SiteName({ site, isOpen, onToggle }: NameProps) {
  const name = nameTarget(site.url);
  return (
    <>
      <h3 className="site-title">
        <Link to="/scans/$scanId" params={{ scanId: site.latest_scan.id }}>
          <UrlText>{name}</UrlText>
        </Link>
      </h3>
      <button type="button" className="site-views" aria-expanded={isOpen} onClick={onToggle}>
        {words.views(site.site_targets)}
        <span className="visually-hidden">, {name}</span>
      </button>
    </>
  );
}
