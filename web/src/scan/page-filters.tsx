import { useCallback } from 'react';
import { SearchField } from '../parts/search-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import type { PagesSearch } from '../search-params.ts';
import { known } from '../search-params.ts';
import { pageListTexts as words } from '../texts/page-list.ts';
import { scanTexts } from '../texts/scan.ts';

type Props = { readonly search: PagesSearch; readonly onChange: (changed: PagesSearch) => void };

export function PageFilters({ search, onChange }: Props) {
  const searchFor = useCallback((q: string) => onChange({ q: q === '' ? undefined : q }), [onChange]);
  return (
    <div role="search" aria-label={scanTexts.pages} className="filters">
      <SearchField label={words.search} value={search.q ?? ''} onSearch={searchFor} />
      <SelectField
        label={words.status}
        hasAny
        value={search.status}
        options={known.pageStatuses.map((value) => ({ value, label: words.statuses[value] }))}
        onChange={(status) => onChange({ status })}
      />
      <SelectField
        label={words.sort}
        value={search.sort ?? 'found'}
        options={pageOrders.map((value) => ({ value, label: words.sorts[value] }))}
        onChange={(sort) => onChange({ sort: sort === 'found' ? undefined : sort })}
      />
    </div>
  );
}

/** `found`: in the order in which the pages were found. */
const pageOrders = ['found', ...known.pageSorts] as const;
