import { useQuery } from '@tanstack/react-query';
import { useMatchRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { defaultStandard, standardsQuery } from '../api/standards.ts';
import { SelectField } from '../parts/select-field.tsx';
import { standardTexts as words } from '../texts/standards.ts';

/** Which standard the sections of the scan show. The URL keeps it. The clauses are always those of one standard. */
export function StandardChoice() {
  const { standard: chosen } = useSearch({ from: '/scans/$scanId' });
  const isOfClauses = useMatchRoute()({ to: '/scans/$scanId/standards' }) !== false;
  const standard = isOfClauses ? (chosen ?? defaultStandard) : chosen;
  const navigate = useNavigate();
  const { data: standards } = useQuery(standardsQuery());
  if (standards === undefined) return null;
  return (
    <div className="filters filters-single">
      <SelectField
        label={words.label}
        isInline
        hasAny={!isOfClauses}
        anyLabel={words.all}
        value={standard}
        options={standards.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(wanted) =>
          void navigate({
            to: '.',
            search: (search) => ({ ...search, offset: undefined, standard: wanted }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      <p className="hint" role="status">
        {standard === undefined ? '' : words.limited}
      </p>
    </div>
  );
}
