import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { texts } from '../texts/base.ts';
import { Button } from './button.tsx';

type Props = {
  readonly title: string;
  readonly confirm: string;
  readonly look?: 'primary' | 'danger';
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Asks before an action that cannot be undone or needs more input. Escape and Cancel change nothing. */
export function ConfirmDialog({
  title,
  confirm,
  look = 'danger',
  isOpen,
  isBusy,
  error,
  onConfirm,
  onClose,
  children,
}: Props) {
  return (
    <ModalOverlay
      className="overlay"
      isOpen={isOpen}
      isDismissable={!isBusy}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className="modal">
        <Dialog role={look === 'danger' ? 'alertdialog' : 'dialog'} className="dialog">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {children}
          <div role="alert">{error === undefined ? null : <p className="form-error">{error}</p>}</div>
          <div className="dialog-actions">
            <Button onPress={onClose} autoFocus={look === 'danger'}>
              {texts.cancel}
            </Button>
            <Button look={look} onPress={onConfirm} isBusy={isBusy}>
              {confirm}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
