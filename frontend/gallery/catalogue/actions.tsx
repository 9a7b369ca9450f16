import { Bookmark, Plus, Trash2 } from 'lucide-react';
import { Button, ButtonLink, type ButtonVariant } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { ExternalLink, LINK_LOOK, TextLink } from '@/components/ui/text-link.tsx';
import type { Forced } from '../specimen/pseudo-states.ts';
import { Row, Stack, State } from '../specimen/state.tsx';
import type { PrimitiveGroup } from './types.ts';

/** The states that every button and link has, as far as a hand makes them. */
const FORCED: [label: string, force: Forced | undefined][] = [
  ['Default', undefined],
  ['Hover', 'hover'],
  ['Focus', 'focus-visible'],
  ['Active', 'active'],
];

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'Publish',
  secondary: 'Preview',
  ghost: 'Cancel',
  danger: 'Delete',
};

function ButtonDemo() {
  return (
    <Stack>
      {Object.entries(VARIANTS).map(([variant, text]) => (
        <ButtonStates key={variant} variant={variant as ButtonVariant} text={text} />
      ))}
      <Row>
        <State label="Small">
          <Button size="sm">Publish</Button>
        </State>
        <State label="Medium">
          <Button>Publish</Button>
        </State>
        <State label="Large">
          <Button size="lg">Publish</Button>
        </State>
        <State label="With an icon">
          <Button icon={<Plus aria-hidden="true" />}>New quiz</Button>
        </State>
      </Row>
    </Stack>
  );
}

function ButtonStates({ variant, text }: { variant: ButtonVariant; text: string }) {
  return (
    <Row>
      {FORCED.map(([label, force]) => (
        <State key={label} label={label} force={force}>
          <Button variant={variant}>{text}</Button>
        </State>
      ))}
      <State label="Disabled">
        <Button variant={variant} disabled>
          {text}
        </Button>
      </State>
      <State label="Loading">
        <Button variant={variant} loading>
          {text}
        </Button>
      </State>
    </Row>
  );
}

function ButtonLinkDemo() {
  return (
    <Row>
      {FORCED.map(([label, force]) => (
        <State key={label} label={label} force={force}>
          <ButtonLink to="/quiz/create">Create</ButtonLink>
        </State>
      ))}
      <State label="Secondary, large">
        <ButtonLink to="/get-started" variant="secondary" size="lg">
          Get started
        </ButtonLink>
      </State>
    </Row>
  );
}

function IconButtonDemo() {
  return (
    <Stack>
      {(['ghost', 'secondary', 'danger'] as const).map((variant) => (
        <Row key={variant}>
          {FORCED.map(([label, force]) => (
            <State key={label} label={label} force={force}>
              <IconButton
                variant={variant}
                label={variant === 'danger' ? 'Delete quiz' : 'Bookmark quiz'}
                icon={variant === 'danger' ? <Trash2 /> : <Bookmark />}
              />
            </State>
          ))}
          <State label="Disabled">
            <IconButton variant={variant} label="Bookmark quiz" icon={<Bookmark />} disabled />
          </State>
          <State label="Loading">
            <IconButton variant={variant} label="Bookmark quiz" icon={<Bookmark />} loading />
          </State>
        </Row>
      ))}
    </Stack>
  );
}

function PlainIconButtonDemo() {
  return (
    <Row>
      <State label="Medium">
        <PlainIconButton label="Add question" icon={<Plus />} />
      </State>
      <State label="Small">
        <PlainIconButton label="Add question" icon={<Plus />} size="sm" />
      </State>
      <State label="Small, secondary">
        <PlainIconButton label="Add question" icon={<Plus />} size="sm" variant="secondary" />
      </State>
    </Row>
  );
}

function TextLinkDemo() {
  return (
    <Stack>
      <Row>
        {FORCED.map(([label, force]) => (
          <State key={label} label={label} force={force} className="text-sm">
            <TextLink to="/auth/signup">Create an account</TextLink>
          </State>
        ))}
      </Row>
      <Row>
        <State label="In a sentence" className="text-sm">
          <p className="max-w-72">
            New here? <TextLink to="/auth/signup">Create an account</TextLink> to save your results.
          </p>
        </State>
        <State label="Out of the product" className="text-sm">
          <ExternalLink href="https://www.w3.org/TR/WCAG22/">WCAG 2.2</ExternalLink>
        </State>
        <State label="A button that reads as a link" className="text-sm">
          <button type="button" className={LINK_LOOK}>
            Send the code again
          </button>
        </State>
        <State label="Disabled" className="text-sm">
          <button type="button" className={LINK_LOOK} disabled>
            Send the code again
          </button>
        </State>
      </Row>
    </Stack>
  );
}

function CopyButtonDemo() {
  return (
    <Row>
      <State label="Default">
        <CopyButton text="https://quizhall.example/quiz/K7MPQ2" label="Copy link" />
      </State>
      <State label="Ghost, small">
        <CopyButton text="K7MPQ2" label="Copy code" variant="ghost" size="sm" />
      </State>
    </Row>
  );
}

export const actions: PrimitiveGroup = {
  id: 'actions',
  title: 'Actions',
  text: 'Things to press. One primary button on a screen says what comes next; everything else steps back.',
  primitives: [
    {
      name: 'Button',
      file: 'button.tsx',
      usage:
        'Use for doing something: save, publish, delete. Not for going somewhere: that is a link, even where it looks like a button.',
      keywords: 'primary secondary ghost danger submit loading',
      Demo: ButtonDemo,
    },
    {
      name: 'ButtonLink',
      file: 'button.tsx',
      usage: 'Use for the main way on from a page or card. Not for actions that change data.',
      keywords: 'call to action anchor',
      Demo: ButtonLinkDemo,
    },
    {
      name: 'IconButton',
      file: 'icon-button.tsx',
      usage:
        'Use where space is short and the icon is known: close, edit, delete; the label shows as a tooltip. Not for the main action of a page.',
      keywords: 'tooltip toolbar',
      Demo: IconButtonDemo,
    },
    {
      name: 'PlainIconButton',
      file: 'plain-icon-button.tsx',
      usage:
        'Use inside fields and on pages that must stay light: an icon button without the tooltip’s code. Not where the icon alone leaves doubt.',
      Demo: PlainIconButtonDemo,
    },
    {
      name: 'TextLink',
      file: 'text-link.tsx',
      usage:
        'Use for going somewhere from inside a sentence; ExternalLink leaves the product and says so. Not for a row of actions: those are buttons.',
      keywords: 'anchor external',
      Demo: TextLinkDemo,
    },
    {
      name: 'CopyButton',
      file: 'copy-button.tsx',
      usage:
        'Use beside a code or address that people pass on; it answers on the button itself. Not without the text visible, because copying can be refused.',
      keywords: 'clipboard',
      Demo: CopyButtonDemo,
    },
  ],
};
