import { GraduationCap, Presentation } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Combobox } from '@/components/ui/combobox.tsx';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Slider } from '@/components/ui/slider.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { FieldStates } from '../specimen/field-states.tsx';
import { Held } from '../specimen/held.tsx';
import type { Forced } from '../specimen/pseudo-states.ts';
import { Grid, Stack, State } from '../specimen/state.tsx';
import { CATEGORIES } from './overlay-pictures.tsx';
import type { PrimitiveGroup } from './types.ts';

function SelectDemo() {
  return (
    <FieldStates
      label="Category"
      error="Choose a category."
      render={(props) => (
        <Held initial={props.error ? '' : 'science'}>
          {(value, set) => (
            <Select
              {...props}
              value={value}
              onValueChange={set}
              options={CATEGORIES}
              placeholder="Choose a category"
            />
          )}
        </Held>
      )}
    />
  );
}

function ComboboxDemo() {
  return (
    <FieldStates
      label="Subject"
      error="Choose a subject from the list."
      render={(props) => (
        <Held initial={props.error ? '' : 'history'}>
          {(value, set) => (
            <Combobox
              {...props}
              value={value}
              onValueChange={set}
              options={CATEGORIES}
              placeholder="Type to search"
            />
          )}
        </Held>
      )}
    />
  );
}

function CheckboxDemo() {
  return (
    <Stack>
      <FieldStates
        label="Shuffle questions"
        error="Agree to go on."
        without={['Loading']}
        render={(props) => (
          <Held initial={false}>
            {(checked, set) => <Checkbox {...props} checked={checked} onCheckedChange={set} />}
          </Held>
        )}
      >
        <State label="Checked">
          <Held<boolean> initial>
            {(checked, set) => <Checkbox label="Shuffle questions" checked={checked} onCheckedChange={set} />}
          </Held>
        </State>
        <State label="Partly checked">
          <Held<boolean | 'indeterminate'> initial="indeterminate">
            {(checked, set) => (
              <Checkbox label="All questions" checked={checked} onCheckedChange={set} hint="3 of 12 chosen" />
            )}
          </Held>
        </State>
        <State label="Checked, disabled">
          <Checkbox label="Shuffle questions" checked onCheckedChange={() => undefined} disabled />
        </State>
        <State label="Checked, focus" force="focus-visible">
          <Held<boolean> initial>
            {(checked, set) => <Checkbox label="Shuffle questions" checked={checked} onCheckedChange={set} />}
          </Held>
        </State>
      </FieldStates>
    </Stack>
  );
}

const ROLES = [
  {
    value: 'creator',
    title: 'Creator',
    description: 'Makes quizzes and reads results.',
    icon: <Presentation aria-hidden="true" />,
  },
  {
    value: 'learner',
    title: 'Learner',
    description: 'Takes quizzes and keeps results.',
    icon: <GraduationCap aria-hidden="true" />,
  },
];

const SHORT_ROLES = ROLES.map(({ value, title }) => ({ value, title }));

function RadioCardsDemo() {
  return (
    <FieldStates
      label="Account type"
      error="Choose a type."
      without={['Loading']}
      full
      on="[role=radio]:not([data-state=checked])"
      focusOn="[role=radio]"
      told
      render={(props, isFirst) => (
        <Held initial={props.error ? '' : 'creator'}>
          {(value, set) => (
            <RadioCards
              {...props}
              value={value}
              onValueChange={set}
              options={isFirst ? ROLES : SHORT_ROLES}
              columns={2}
            />
          )}
        </Held>
      )}
    />
  );
}

const SWITCHES: (Omit<ComponentProps<typeof Switch>, 'label' | 'onCheckedChange'> & {
  state: string;
  force?: Forced;
})[] = [
  { state: 'Off', checked: false },
  { state: 'On', checked: true },
  { state: 'Off, hover', checked: false, force: 'hover' },
  { state: 'On, hover', checked: true, force: 'hover' },
  { state: 'Focus', checked: true, force: 'focus-visible' },
  { state: 'With a hint', checked: true, hint: 'After the quiz is closed.' },
  { state: 'Invalid', checked: false, error: 'This could not be saved.' },
  { state: 'Off, disabled', checked: false, disabled: true },
  { state: 'On, disabled', checked: true, disabled: true },
  { state: 'Read-only', checked: true, readOnly: true },
  { state: 'Loading', checked: true, loading: true },
];

function SwitchDemo() {
  return (
    <Grid>
      {SWITCHES.map(({ state, force, ...props }) => (
        <State key={state} label={state} force={force}>
          <Held initial={props.checked}>
            {(checked, set) => (
              <Switch label="Show answers" {...props} checked={checked} onCheckedChange={set} />
            )}
          </Held>
        </State>
      ))}
    </Grid>
  );
}

function SliderDemo() {
  return (
    <FieldStates
      label="Pass mark"
      error="At least 10%."
      without={['Loading']}
      on="[role=slider]"
      render={(props) => (
        <Held initial={props.error ? 5 : 70}>
          {(value, set) => (
            <Slider {...props} value={value} onValueChange={set} format={(part) => `${part}%`} />
          )}
        </Held>
      )}
    >
      <State label="Active" force="active" on="[role=slider]">
        <Held initial={70}>
          {(value, set) => (
            <Slider label="Pass mark" value={value} onValueChange={set} format={(part) => `${part}%`} />
          )}
        </Held>
      </State>
    </FieldStates>
  );
}

export const choices: PrimitiveGroup = {
  id: 'choices',
  title: 'Choices',
  text: 'From a yes or no to one among hundreds. The fewer there are, the more of them should be in sight at once.',
  primitives: [
    {
      name: 'Select',
      file: 'select.tsx',
      usage:
        'Use for one of about five to fifteen known values. Not for two or three: show those as RadioCards.',
      keywords: 'dropdown listbox option',
      Demo: SelectDemo,
    },
    {
      name: 'Combobox',
      file: 'combobox.tsx',
      usage: 'Use for one of many, found by typing. Not for text that may be anything: that is a TextField.',
      keywords: 'autocomplete search typeahead',
      Demo: ComboboxDemo,
    },
    {
      name: 'Checkbox',
      file: 'checkbox.tsx',
      usage:
        'Use for agreeing, and for any number of a list. Not for settings that take effect at once: that is a Switch.',
      keywords: 'tick agree indeterminate',
      Demo: CheckboxDemo,
    },
    {
      name: 'RadioCards',
      file: 'radio-cards.tsx',
      usage: 'Use for one of a few that need a sentence each. Not for long lists: that is a Select.',
      keywords: 'radio group option cards',
      Demo: RadioCardsDemo,
    },
    {
      name: 'Switch',
      file: 'switch.tsx',
      usage: 'Use for a setting that is on or off. Not for choosing items of a list: that is a Checkbox.',
      keywords: 'toggle setting',
      Demo: SwitchDemo,
    },
    {
      name: 'Slider',
      file: 'slider.tsx',
      usage:
        'Use where the rough place matters more than the figure. Not for exact numbers: that is a NumberField.',
      keywords: 'range percent',
      Demo: SliderDemo,
    },
  ],
};
