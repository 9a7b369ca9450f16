// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Menu } from './menu.tsx';

afterEach(cleanup);

/** A dialog that can be opened from the page, from a menu and from a drawer that closes behind it. */
function Page() {
  const [open, setOpen] = useState(false);
  const [drawer, setDrawer] = useState(false);
  return (
    <MemoryRouter>
      <button type="button" onClick={() => setOpen(true)}>
        Help
      </button>
      <button
        type="button"
        role="combobox"
        aria-label="Choose"
        aria-controls="list"
        aria-expanded={false}
        data-state="closed"
        onClick={() => setOpen(true)}
      />
      <Menu
        label="More"
        items={[{ label: 'Help from the menu', onSelect: () => setOpen(true) }]}
        trigger={<button type="button">More</button>}
      />
      <button type="button" onClick={() => setDrawer(true)}>
        Open drawer
      </button>
      <Drawer open={drawer} onOpenChange={setDrawer} title="Drawer">
        <button
          type="button"
          onClick={() => {
            setOpen(true);
            // A browser keeps the drawer on screen until its exit animation is over.
            setTimeout(() => setDrawer(false));
          }}
        >
          Help from the drawer
        </button>
      </Drawer>
      <Dialog open={open} onOpenChange={setOpen} title="Dialog">
        Text
      </Dialog>
    </MemoryRouter>
  );
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });

function press(name: string) {
  button(name).focus();
  fireEvent.click(button(name));
}

async function closeDialog() {
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Dialog' }).contains(document.activeElement)).toBe(true),
  );
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
}

const hasFocus = (name: string) => waitFor(() => expect(document.activeElement).toBe(button(name)));

it('gives the focus back to the button', async () => {
  render(<Page />);
  press('Help');
  await closeDialog();
  await hasFocus('Help');
});

it('gives it to the button of the menu that is gone', async () => {
  render(<Page />);
  button('More').focus();
  fireEvent.keyDown(button('More'), { key: 'Enter' });
  const item = await screen.findByRole('menuitem', { name: 'Help from the menu' });
  item.focus();
  fireEvent.click(item);
  await closeDialog();
  await hasFocus('More');
});

it('gives it to what opened the drawer that is gone', async () => {
  render(<Page />);
  press('Open drawer');
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  press('Help from the drawer');
  await closeDialog();
  await hasFocus('Open drawer');
});

it('gives it to a control whose own list is closed', async () => {
  render(<Page />);
  const choose = screen.getByRole('combobox', { name: 'Choose' });
  choose.focus();
  fireEvent.click(choose);
  await closeDialog();
  await waitFor(() => expect(document.activeElement).toBe(choose));
});

/** A list whose button has nothing left to do after the dialog, and a dialog that a link opened. */
function List({ gone = false }) {
  const [open, setOpen] = useState(gone);
  const [left, setLeft] = useState(1);
  return (
    <section aria-label="Selected" tabIndex={-1}>
      <button type="button" disabled={left === 0} onClick={() => setOpen(true)}>
        Archive
      </button>
      <a href="#row">Row</a>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          setLeft(0);
        }}
        title="Dialog"
        returnTo={() => screen.getByRole('link', { name: 'Row', hidden: true })}
      />
    </section>
  );
}

it('gives it to the part of the page when the button cannot be pressed any more', async () => {
  render(<List />);
  press('Archive');
  await closeDialog();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Selected' })));
});

it('gives it where the page says when nothing has opened the dialog', async () => {
  render(<List gone />);
  await closeDialog();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Row' })));
});
