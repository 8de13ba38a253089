import { useCallback } from 'react';
import { Button } from '../parts/button.tsx';
import { CheckField } from '../parts/check-field.tsx';
import { useKeptFocus } from '../parts/kept-focus.ts';
import { SearchField } from '../parts/search-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import type { SitesSearch } from '../search-params.ts';
import { known } from '../search-params.ts';
import { targetTexts as words } from '../texts/targets.ts';

type Props = { readonly search: SitesSearch; readonly onChange: (changed: SitesSearch) => void };

export function SiteFilters({ search, onChange }: Props) {
  const { q, tag, sort, changed } = search;
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const searchFor = useCallback((typed: string) => onChange({ q: typed === '' ? undefined : typed }), [onChange]);
  const searchTag = useCallback((typed: string) => onChange({ tag: typed === '' ? undefined : typed }), [onChange]);
  const isFiltered = q !== undefined || tag !== undefined || changed !== undefined;
  return (
    <div role="search" aria-label={words.list} className="stack-small" {...keptFocus}>
      <div className="filters">
        <SearchField label={words.search} value={q ?? ''} onSearch={searchFor} />
        <SearchField label={words.tag} value={tag ?? ''} onSearch={searchTag} />
        <SelectField
          label={words.sort}
          value={sort ?? 'last_scan'}
          options={known.siteSorts.map((value) => ({ value, label: words.sorts[value] }))}
          onChange={(chosen) => onChange({ sort: chosen === 'last_scan' ? undefined : chosen })}
        />
      </div>
      <div className="button-line">
        <WorseButton isOn={changed === 'worse'} onChange={onChange} />
        <CheckField
          label={words.byTag}
          isOn={search.group !== undefined}
          onChange={(isOn) => onChange({ group: isOn ? 'tag' : undefined })}
        />
        {isFiltered ? (
          <Button onPress={() => onChange({ q: undefined, tag: undefined, changed: undefined, sort: undefined })}>
            {words.clear}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Shows only the sites that got worse, the worst first, and again all of them. */
function WorseButton({ isOn, onChange }: { readonly isOn: boolean; readonly onChange: Props['onChange'] }) {
  const value = isOn ? undefined : 'worse';
  return (
    <button
      type="button"
      className={`button button-normal ${isOn ? 'button-primary' : 'button-plain'}`}
      aria-pressed={isOn}
      onClick={() => onChange({ changed: value, sort: value })}
    >
      {words.worse}
    </button>
  );
}
