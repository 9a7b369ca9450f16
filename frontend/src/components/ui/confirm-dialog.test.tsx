// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

afterEach(cleanup);

function open(props: Partial<ConfirmDialogProps> = {}) {
  const calls = { onConfirm: vi.fn(), onCancel: vi.fn() };
  render(
    <ConfirmDialog
      open
      type="danger"
      title="Delete Quiz?"
      message="This action cannot be undone."
      confirmLabel="Delete"
      {...calls}
      {...props}
    />,
  );
  return calls;
}

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' });

describe('ConfirmDialog', () => {
  it('is named and described by its texts', () => {
    open();
    expect(screen.getByRole('alertdialog', { name: 'Delete Quiz?' })).toBeTruthy();
  });

  it('confirms, and cancels', () => {
    const calls = open();
    fireEvent.click(confirm());
    expect(calls.onConfirm).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(calls.onCancel).toHaveBeenCalledOnce();
  });

  it('wants the text typed exactly', () => {
    const calls = open({ typedText: 'Solar System' });
    const field = screen.getByLabelText('Type "Solar System" to confirm deletion');
    expect(confirm().disabled).toBe(true);
    fireEvent.change(field, { target: { value: 'solar system' } });
    fireEvent.submit(field);
    expect(calls.onConfirm).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: 'Solar System' } });
    expect(confirm().disabled).toBe(false);
    fireEvent.submit(field);
    expect(calls.onConfirm).toHaveBeenCalledOnce();
  });

  it('can be neither confirmed twice nor left while the work runs', () => {
    const calls = open({ loading: true });
    fireEvent.click(confirm());
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    expect(calls.onConfirm).not.toHaveBeenCalled();
    expect(calls.onCancel).not.toHaveBeenCalled();
  });

  it('hands its submit to no form around it', () => {
    const outer = vi.fn();
    render(
      <form onSubmit={outer}>
        <ConfirmDialog
          open
          type="warning"
          title="Archive Quiz?"
          message="Archived quizzes can be restored later."
          confirmLabel="Archive"
          onConfirm={() => {}}
          onCancel={() => {}}
        />
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Archive' }));
    expect(outer).not.toHaveBeenCalled();
  });
});
