import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(width < 40rem)');

/** True where there is room for one column alone, as in the style sheets. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (notify) => {
      narrow.addEventListener('change', notify);
      return () => narrow.removeEventListener('change', notify);
    },
    () => narrow.matches,
  );
}
