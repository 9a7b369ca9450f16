// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import type { KeyAction } from '../engine/keyboard.ts';
import { useKeyboard } from './use-keyboard.ts';

function Screen({ act }: { act: (action: KeyAction) => void }) {
  useKeyboard(4, true, act);
  return null;
}

/** Presses a key when its children stand in the document, before anything is painted. */
function Hasty({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  }, []);
  return children;
}

it('hears a key that is pressed as soon as the question stands there', () => {
  const actions: KeyAction[] = [];
  render(
    <Hasty>
      <Screen act={(action) => actions.push(action)} />
    </Hasty>,
  );
  expect(actions).toEqual([{ do: 'forward' }]);
});

it('leaves a list its keys: letters find an entry there, and Enter takes it', () => {
  const actions: KeyAction[] = [];
  render(
    <select>
      <option>Fig</option>
    </select>,
  );
  render(<Screen act={(action) => actions.push(action)} />);
  const list = screen.getByRole('combobox');
  for (const key of ['f', '1', 'a', 'ArrowLeft', 'ArrowRight', 'Enter']) fireEvent.keyDown(list, { key });
  expect(actions).toEqual([]);
});
