import type { ReactNode } from 'react';
import type { Forced } from './pseudo-states.ts';
import { Grid, State } from './state.tsx';

/** What tells the states of a field apart; each field takes those that it knows. */
export interface FieldState {
  label: string;
  error?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  loading?: boolean | undefined;
}

type Named = FieldState & { state: string; force?: Forced | undefined };

interface FieldStatesProps {
  /** The label of the field. */
  label: string;
  /** The message of the invalid one. */
  error?: string | undefined;
  /** States that this field does not have. */
  without?: readonly string[] | undefined;
  /** The element that hover and focus are for; the first interactive one unless given. */
  on?: string | undefined;
  /** The one that focus is for, where that is another. */
  focusOn?: string | undefined;
  /** Tells it of the focus, as `State` does. */
  told?: boolean | undefined;
  /** One under the other rather than in two columns. */
  full?: boolean | undefined;
  /** `isFirst`: the one in no state at all, which may say more than the others. */
  render: (props: FieldState, isFirst: boolean) => ReactNode;
  /** Further states, after the usual ones. */
  children?: ReactNode;
}

/** A field in each state that fields have. */
export function FieldStates({
  label,
  error,
  without = [],
  on,
  focusOn = on,
  told,
  full,
  render,
  children,
}: FieldStatesProps) {
  const states: Named[] = [
    { state: 'Default', label },
    { state: 'Hover', label, force: 'hover' },
    { state: 'Focus', label, force: 'focus-visible' },
    { state: 'Invalid', label, error: error ?? 'This is needed.' },
    { state: 'Disabled', label, disabled: true },
    { state: 'Read-only', label, readOnly: true },
    { state: 'Loading', label, loading: true },
  ];
  return (
    <Grid>
      {states
        .filter(({ state }) => !without.includes(state))
        .map(({ state, force, ...props }) => (
          <State
            key={state}
            label={state}
            force={force}
            on={force === 'hover' ? on : focusOn}
            told={told && force === 'focus-visible'}
            full={full}
          >
            {render(props, state === 'Default')}
          </State>
        ))}
      {children}
    </Grid>
  );
}
