import { useMutation } from '@tanstack/react-query';
import { announce } from './announcer.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { explain } from './notices.tsx';

type Removable = { readonly id: string; readonly name: string };

type Props = {
  /** What is to be removed; undefined while nothing is. */
  readonly item: Removable | undefined;
  readonly words: {
    readonly removeTitle: (name: string) => string;
    readonly removeText: string;
    readonly removeConfirm: string;
    readonly removed: string;
  };
  readonly remove: (id: string) => Promise<unknown>;
  /** Loads the list again, and moves the focus where it got lost. */
  readonly onRemoved: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks before an item of a list is removed, removes it, and announces that. */
export function Removal({ item, words, remove, onRemoved, onClose }: Props) {
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      onClose();
      announce(words.removed);
      await onRemoved();
    },
  });
  return (
    <ConfirmDialog
      title={words.removeTitle(item?.name ?? '')}
      confirm={words.removeConfirm}
      isOpen={item !== undefined}
      isBusy={removal.isPending}
      error={removal.error === null ? undefined : explain(removal.error)}
      onConfirm={() => item !== undefined && removal.mutate(item.id)}
      onClose={() => {
        onClose();
        removal.reset();
      }}
    >
      <p>{words.removeText}</p>
    </ConfirmDialog>
  );
}
