import { useCallback } from 'react';
import { Button } from '../parts/button.tsx';
import { useKeptFocus } from '../parts/kept-focus.ts';
import { SearchField } from '../parts/search-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import type { ScansSearch } from '../search-params.ts';
import { known } from '../search-params.ts';
import { texts } from '../texts/base.ts';

type Props = { readonly search: ScansSearch; readonly onChange: (changed: ScansSearch) => void };

export function ScanFilters({ search, onChange }: Props) {
  const isFiltered = search.q !== undefined || search.tag !== undefined || search.status !== undefined;
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const searchFor = useCallback((q: string) => onChange({ q: q === '' ? undefined : q }), [onChange]);
  const searchTag = useCallback((tag: string) => onChange({ tag: tag === '' ? undefined : tag }), [onChange]);
  return (
    <div role="search" aria-label={texts.scans.list} className="filters" {...keptFocus}>
      <SearchField label={texts.scans.search} value={search.q ?? ''} onSearch={searchFor} />
      <SearchField label={texts.scans.tag} value={search.tag ?? ''} onSearch={searchTag} />
      <SelectField
        label={texts.scans.status}
        hasAny
        value={search.status}
        options={known.scanStatuses.map((value) => ({ value, label: texts.status[value] }))}
        onChange={(status) => onChange({ status })}
      />
      {isFiltered ? (
        <Button onPress={() => onChange({ q: undefined, tag: undefined, status: undefined })}>
          {texts.scans.clear}
        </Button>
      ) : null}
    </div>
  );
}
