import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { standardsQuery } from '../api/standards.ts';
import { SelectField } from '../parts/select-field.tsx';
import { standardTexts as words } from '../texts/standards.ts';

/** Which standard the sections of the scan show. The URL keeps it. */
export function StandardChoice() {
  const { standard } = useSearch({ from: '/scans/$scanId' });
  const navigate = useNavigate();
  const { data: standards } = useQuery(standardsQuery());
  if (standards === undefined) return null;
  return (
    <div className="filters filters-single">
      <SelectField
        label={words.label}
        isInline
        hasAny
        anyLabel={words.all}
        value={standard}
        options={standards.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(chosen) =>
          void navigate({
            to: '.',
            search: (search) => ({ ...search, offset: undefined, standard: chosen }),
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
