import type { SyntheticEvent } from 'react';

const forget = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  delete currentTarget.dataset.pressed;
};

/**
 * For a tab: the primitive moves the focus there by script, and the browser then draws the ring for a mouse or a finger
 * too. With `PRESS_FOCUS_CLASS` only the keyboard gets one. `<Tabs.Trigger {...PRESS_FOCUS} className={PRESS_FOCUS_CLASS}>`
 */
export const PRESS_FOCUS = {
  onPointerDown: ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    currentTarget.dataset.pressed = '';
  },
  onKeyDown: forget,
  onBlur: forget,
};

export const PRESS_FOCUS_CLASS = 'data-pressed:outline-none';
