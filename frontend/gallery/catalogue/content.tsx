import { Avatar } from '@/components/ui/avatar.tsx';
import { Card } from '@/components/ui/card.tsx';
import { CodeBlock } from '@/components/ui/code-block.tsx';
import { Cover } from '@/components/ui/cover.tsx';
import { Kbd } from '@/components/ui/kbd.tsx';
import { MarkdownText } from '@/components/ui/markdown-text.tsx';
import { QrCode } from '@/components/ui/qr.tsx';
import { FormulasOf } from '@/lib/formula.tsx';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { useColumn } from '../specimen/column.tsx';
import { Grid, Row, Stack, State } from '../specimen/state.tsx';
import type { PrimitiveGroup } from './types.ts';

function CardDemo() {
  return (
    <Grid>
      <State label="Default">
        <Card>
          <SampleText />
        </Card>
      </State>
      <State label="Without inner space">
        <Card padded={false} className="overflow-hidden">
          <Cover seed="gallery-card" place="card" />
          <div className="p-4">
            <SampleText />
          </div>
        </Card>
      </State>
      <State label="Interactive">
        <Card interactive>
          <SampleText />
        </Card>
      </State>
      <State label="Interactive, hover" force="hover" on="div">
        <Card interactive>
          <SampleText />
        </Card>
      </State>
    </Grid>
  );
}

const SampleText = () => (
  <>
    <p className="text-sm font-semibold">Photosynthesis</p>
    <p className="mt-1 text-sm text-muted">12 questions · 20 min</p>
  </>
);

const AVATAR_SIZES = { Small: 'sm', Medium: 'md', Large: 'lg', 'Extra large': 'xl' } as const;

function AvatarDemo() {
  return (
    <Row>
      {Object.entries(AVATAR_SIZES).map(([label, size]) => (
        <State key={size} label={label}>
          <Avatar name="Amara Okafor" size={size} />
        </State>
      ))}
      <State label="One name">
        <Avatar name="Mei" />
      </State>
      <State label="No name">
        <Avatar name="" />
      </State>
      <State label="Picture">
        <Avatar name="Jonas Weber" src={PORTRAIT} />
      </State>
    </Row>
  );
}

const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#c4b5fd" d="M0 0h10v10H0z"/><circle cx="5" cy="4" r="2" fill="#5b21b6"/><path fill="#5b21b6" d="M1 10a4 4 0 0 1 8 0z"/></svg>',
)}`;

function CoverDemo() {
  return (
    <Grid>
      {['q-biology', 'q-history', 'q-maths', 'q-music'].map((seed) => (
        <State key={seed} label={`Grown from “${seed}”`}>
          <Cover seed={seed} place="card" className="rounded-control" />
        </State>
      ))}
    </Grid>
  );
}

const TEXT = `Plants make **sugar** out of light, *water* and air; see [the overview](https://quizhall.example/).

- Light reaction: \`ATP\` and oxygen
- Dark reaction: glucose

1. Read the question
2. Choose **one** answer`;

const FORMULAS = { '$x^2$': '<math alttext="x²"><msup><mi>x</mi><mn>2</mn></msup></math>' };
const WITH_FORMULAS =
  'How fast does $x^2$ grow in this loop?\n\n```python\nfor x in range(10):\n    print(x ** 2)\n```';

function MarkdownTextDemo() {
  return (
    <Stack>
      <State label="Everything it knows">
        <MarkdownText text={TEXT} className="text-sm" />
      </State>
      <State label="Formulas and code">
        <FormulasOf formulas={FORMULAS}>
          <MarkdownText text={WITH_FORMULAS} className="text-sm" />
        </FormulasOf>
      </State>
    </Stack>
  );
}

const EMBED =
  '<iframe src="https://quizhall.example/join/K7MPQ2" title="Photosynthesis" width="100%"></iframe>';

function CodeBlockDemo() {
  const column = useColumn();
  return (
    <Stack>
      <State label="Scrolls sideways">
        <CodeBlock label={`Embed code (${column})`} code={EMBED} />
      </State>
      <State label="Breaks long lines">
        <CodeBlock label={`Embed code, wrapped (${column})`} code={EMBED} wrap />
      </State>
    </Stack>
  );
}

function KbdDemo() {
  return (
    <Row>
      <State label="One key">
        <Kbd>F</Kbd>
      </State>
      <State label="In a sentence" className="text-sm text-muted">
        <p>
          Press <Kbd>Enter</Kbd> to go on, <Kbd>?</Kbd> for help.
        </p>
      </State>
    </Row>
  );
}

function QrDemo() {
  return (
    <Row>
      <State label="Default">
        <QrCode value="https://quizhall.example/join/K7MPQ2" label="QR code of the join link" />
      </State>
      <State label="Small">
        <QrCode
          value="https://quizhall.example/join/K7MPQ2"
          label="Small QR code of the join link"
          size={96}
        />
      </State>
    </Row>
  );
}

function VisuallyHiddenDemo() {
  return (
    <State label="Read as “4.5 of 5 stars”" className="text-sm">
      <p>
        <span aria-hidden="true">4.5 / 5</span>
        <VisuallyHidden>4.5 of 5 stars</VisuallyHidden>
      </p>
    </State>
  );
}

export const content: PrimitiveGroup = {
  id: 'content',
  title: 'Content',
  text: 'Frames, pictures and text. Nothing is ever grey: what has no picture grows one.',
  primitives: [
    {
      name: 'Card',
      file: 'card.tsx',
      usage: 'Use for one thing among others of its kind, or a part of a page. Not inside another card.',
      keywords: 'panel box surface',
      Demo: CardDemo,
    },
    {
      name: 'Avatar',
      file: 'avatar.tsx',
      usage: 'Use beside the name of a person. Not instead of it: it is decoration.',
      keywords: 'picture initials person',
      Demo: AvatarDemo,
    },
    {
      name: 'Cover',
      file: 'cover.tsx',
      usage:
        'Use for the picture of a quiz; without one it grows a pattern from the quiz’s id. Not for pictures that say something.',
      keywords: 'image pattern',
      Demo: CoverDemo,
    },
    {
      name: 'MarkdownText',
      file: 'markdown-text.tsx',
      usage:
        'Use for text that people wrote: questions, explanations. Not for our own words: those are elements.',
      keywords: 'rich text bold list link',
      Demo: MarkdownTextDemo,
    },
    {
      name: 'CodeBlock',
      file: 'code-block.tsx',
      usage:
        'Use for text to copy into somewhere else, as it is. Not for a short code: that is text with a CopyButton.',
      keywords: 'embed snippet pre copy',
      Demo: CodeBlockDemo,
    },
    {
      name: 'Kbd',
      file: 'kbd.tsx',
      usage: 'Use for a key to press. Not for codes.',
      keywords: 'keyboard shortcut',
      Demo: KbdDemo,
    },
    {
      name: 'QrCode',
      file: 'qr.tsx',
      usage: 'Use to bring a link from a screen to a phone. Not as the only way: the link stands beside it.',
      keywords: 'scan share link',
      Demo: QrDemo,
    },
    {
      name: 'VisuallyHidden',
      file: 'visually-hidden.tsx',
      usage: 'Use for what the eye gets from a drawing. Not to hide what everybody should read.',
      keywords: 'screen reader sr-only',
      Demo: VisuallyHiddenDemo,
    },
  ],
};
