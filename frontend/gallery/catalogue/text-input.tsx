import { Search } from 'lucide-react';
import { CodeInput } from '@/components/ui/code-input.tsx';
import { DateTimeField } from '@/components/ui/date-time-field.tsx';
import { FileDrop } from '@/components/ui/file-drop.tsx';
import { NumberField } from '@/components/ui/number-field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { PasswordMeter } from '@/components/ui/password-meter.tsx';
import { SearchField } from '@/components/ui/search-field.tsx';
import { TagInput } from '@/components/ui/tag-input.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { FieldStates } from '../specimen/field-states.tsx';
import { Held } from '../specimen/held.tsx';
import { Grid, Stack, State } from '../specimen/state.tsx';
import type { PrimitiveGroup } from './types.ts';

function TextFieldDemo() {
  return (
    <FieldStates
      label="Quiz title"
      error="Enter a title."
      render={(props) => <TextField {...props} defaultValue={props.error ? '' : 'Photosynthesis'} />}
    >
      <State label="Empty, required, with a hint">
        <TextField
          label="Quiz title"
          placeholder="What is it about?"
          hint="At most 200 characters."
          required
        />
      </State>
      <State label="With something before and after">
        <TextField label="Search" leading={<Search aria-hidden="true" />} trailing="quizzes" hideLabel />
      </State>
    </FieldStates>
  );
}

function SearchFieldDemo() {
  return (
    <Grid>
      <State label="Empty">
        <Held initial="">
          {(value, set) => <SearchField label="Search quizzes" value={value} onChange={set} />}
        </Held>
      </State>
      <State label="Filled">
        <Held initial="photo">
          {(value, set) => <SearchField label="Search quizzes" value={value} onChange={set} />}
        </Held>
      </State>
    </Grid>
  );
}

function NumberFieldDemo() {
  return (
    <FieldStates
      label="Time limit"
      error="At most 480 minutes."
      without={['Hover', 'Focus', 'Loading']}
      render={(props) => <NumberField {...props} defaultValue={props.error ? 999 : 30} suffix="min" />}
    />
  );
}

function PasswordFieldDemo() {
  return (
    <FieldStates
      label="Password"
      error="Use at least 8 characters."
      without={['Hover', 'Loading']}
      render={(props) => <PasswordField {...props} defaultValue="my quiet 7 rivers" autoComplete="off" />}
    />
  );
}

const PASSWORDS = ['abc', 'Abcdefgh', 'Abcdefg1', 'Abcdefg1!', 'Abcdefgh12!x'];

function PasswordMeterDemo() {
  return (
    <Grid>
      {PASSWORDS.map((password) => (
        <State key={password} label={`After “${password}”`}>
          <PasswordMeter value={password} />
        </State>
      ))}
    </Grid>
  );
}

function TextAreaDemo() {
  return (
    <FieldStates
      label="Description"
      error="At most 40 characters."
      without={['Loading']}
      render={(props) => (
        <TextArea
          {...props}
          rows={2}
          counter={40}
          defaultValue={
            props.error ? 'How plants make sugar out of light, water and air' : 'How plants make sugar'
          }
        />
      )}
    />
  );
}

function CodeInputDemo() {
  return (
    <Stack>
      <State label="Empty">
        <Held initial="">
          {(value, set) => (
            <CodeInput
              length={6}
              label="Verification code"
              value={value}
              onChange={set}
              hint="From our email."
            />
          )}
        </Held>
      </State>
      <State label="Focus, half filled" force="focus-visible" told>
        <Held initial="418">
          {(value, set) => <CodeInput length={6} label="Verification code" value={value} onChange={set} />}
        </Held>
      </State>
      <State label="Invalid">
        <Held initial="418273">
          {(value, set) => (
            <CodeInput
              length={6}
              label="Verification code"
              value={value}
              onChange={set}
              error="This code is wrong or too old."
            />
          )}
        </Held>
      </State>
      <State label="Disabled">
        <CodeInput length={6} label="Verification code" value="418273" onChange={() => undefined} disabled />
      </State>
    </Stack>
  );
}

const START = '2027-03-15T08:30:00.000Z';

function DateTimeFieldDemo() {
  return (
    <FieldStates
      label="Opens at"
      error="Choose a time in the future."
      without={['Hover', 'Loading']}
      render={(props, isFirst) => (
        <Held<string | undefined> initial={START}>
          {(value, set) => (
            <DateTimeField
              {...props}
              value={value}
              onChange={set}
              hint={isFirst ? undefined : 'Berlin time'}
            />
          )}
        </Held>
      )}
    />
  );
}

function TagInputDemo() {
  return (
    <FieldStates
      label="Topics"
      error="Add at least one topic."
      without={['Hover', 'Loading']}
      on="input"
      render={(props) => (
        <Held initial={props.error ? [] : ['Biology', 'Year 9']}>
          {(value, set) => <TagInput {...props} value={value} onChange={set} max={10} />}
        </Held>
      )}
    />
  );
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#7c3aed" d="M0 0h16v9H0z"/><path fill="#c4b5fd" d="m0 9 5-5 3 3 3-4 5 6z"/></svg>',
)}`;

const COVER = {
  label: 'Cover image',
  hint: 'JPG or PNG, at most 5 MB.',
  accept: 'image/png,image/jpeg',
  maxBytes: 5 * 1024 * 1024,
  onFile: () => undefined,
};

function FileDropDemo() {
  return (
    <Grid>
      <State label="Default">
        <FileDrop {...COVER} />
      </State>
      <State label="Hover" force="hover">
        <FileDrop {...COVER} />
      </State>
      <State label="Focus" force="focus-visible" on="input">
        <FileDrop {...COVER} />
      </State>
      <State label="Invalid">
        <FileDrop {...COVER} error="holiday.gif is 7.2 MB; at most 5 MB is allowed" />
      </State>
      <State label="Loading">
        <FileDrop {...COVER} previewUrl={PICTURE} progress={64} />
      </State>
      <State label="Uploaded">
        <FileDrop {...COVER} previewUrl={PICTURE} progress={100} onRemove={() => undefined} />
      </State>
      <State label="Disabled">
        <FileDrop {...COVER} disabled />
      </State>
    </Grid>
  );
}

export const textInput: PrimitiveGroup = {
  id: 'text-input',
  title: 'Text input',
  text: 'A label above, a hint below, an error in place of silence. Fields are checked when they are left, never while a person types.',
  primitives: [
    {
      name: 'TextField',
      file: 'text-field.tsx',
      usage: 'Use for one line of text. Not for a choice among known values: that is a Select or a Combobox.',
      keywords: 'input form email search',
      Demo: TextFieldDemo,
    },
    {
      name: 'SearchField',
      file: 'search-field.tsx',
      usage:
        'Use for what a list is searched by; a button empties it. Not for a choice among known values: that is a Combobox.',
      keywords: 'input find filter clear',
      Demo: SearchFieldDemo,
    },
    {
      name: 'NumberField',
      file: 'number-field.tsx',
      usage:
        'Use for a number people know exactly, with its unit. Not for codes or phone numbers: those are text.',
      keywords: 'input form minutes points',
      Demo: NumberFieldDemo,
    },
    {
      name: 'PasswordField',
      file: 'password-field.tsx',
      usage:
        'Use for secrets that a person types; they can look at them. Not for codes from a mail: that is a CodeInput.',
      keywords: 'input form secret login',
      Demo: PasswordFieldDemo,
    },
    {
      name: 'PasswordMeter',
      file: 'password-meter.tsx',
      usage: 'Use under the field for a new password. Not at sign-in: there the password is what it is.',
      keywords: 'strength',
      Demo: PasswordMeterDemo,
    },
    {
      name: 'TextArea',
      file: 'textarea.tsx',
      usage: 'Use for several lines of text; it grows with them. Not for a single line, however long.',
      keywords: 'input form description essay counter',
      Demo: TextAreaDemo,
    },
    {
      name: 'CodeInput',
      file: 'code-input.tsx',
      usage:
        'Use for the digits of a code from a mail; pasting and autofill work. Not for a join code, which has letters.',
      keywords: 'one-time verification pin',
      Demo: CodeInputDemo,
    },
    {
      name: 'DateTimeField',
      file: 'date-time-field.tsx',
      usage:
        'Use for a day and time in the viewer’s own zone. Not for a length of time: that is a NumberField with a unit.',
      keywords: 'calendar schedule zone',
      Demo: DateTimeFieldDemo,
    },
    {
      name: 'TagInput',
      file: 'tag-input.tsx',
      usage: 'Use for a list of short words that people make up. Not for a choice among known ones.',
      keywords: 'chips topics keywords',
      Demo: TagInputDemo,
    },
    {
      name: 'FileDrop',
      file: 'file-drop.tsx',
      usage: 'Use for one file by click, keyboard or drop, with its progress. Not for pasting text.',
      keywords: 'upload image import progress',
      Demo: FileDropDemo,
    },
  ],
};
