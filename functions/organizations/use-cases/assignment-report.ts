import type { AssignedPerson } from '@quizhall/shared/model/organizations/assignment';
import { percentFormat } from '@quizhall/shared/rules/percent-format';
import { A4, Pen, type TextStyle } from '../../certificates/model/pdf-writer.ts';
import { STATE_NAMES } from './assignment-states.ts';

const MARGIN = 48;
const WIDTH = A4.width - 2 * MARGIN;
const BOTTOM = A4.height - 60;
const ROW = 20;
/** Start of each column, from the margin. */
const COLUMNS = { name: 0, state: 210, score: 340, finished: 390 } as const;

const INK = '#1d1b2e';
const MUTED = '#57546b';
const LINE = '#e3e0ee';
const style = (face: TextStyle['face'], size: number, color = INK): TextStyle => ({ face, size, color });
const STYLES = {
  title: style('sansBold', 20),
  lead: style('sans', 10.5, MUTED),
  heading: style('sansBold', 14),
  label: style('sans', 9.5, MUTED),
  text: style('sans', 10.5),
} as const;

interface Report {
  organization: string;
  title: string;
  /** Epoch ms. */
  dueAt: number;
  timezone: string;
  people: readonly AssignedPerson[];
  at: Date;
}

const percent = percentFormat('en');

function averageOf(people: readonly AssignedPerson[]): string {
  const scores = people.flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return 'no score yet';
  return `average ${percent(scores.reduce((sum, score) => sum + score, 0) / scores.length)}`;
}

const stateOf = ({ state, answeredNothing }: AssignedPerson): string =>
  answeredNothing ? `${STATE_NAMES[state]}, nothing answered` : STATE_NAMES[state];

const scoreOf = ({ score, isWaiting }: AssignedPerson): string => {
  if (isWaiting) return 'waiting';
  return score === undefined ? '–' : percent(score);
};

/** Class report of an assignment (PDF/UA): the people of each department with status, score and time, and their average. */
export async function assignmentReport(report: Report): Promise<Buffer> {
  const { organization, title, dueAt, timezone, people, at } = report;
  const name = title || 'Untitled quiz';
  const pen = new Pen({ title: `${name}, class report`, at });
  const moment = new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timezone,
  });
  const box = (x: number, y: number, width: number, lines = 1) => ({
    x: MARGIN + x,
    y,
    width,
    align: 'left' as const,
    lines,
  });
  let y = pen.write('H1', name, STYLES.title, box(0, 64, WIDTH, 2));
  y = pen.write('P', `${organization} · class report`, STYLES.lead, box(0, y + 20, WIDTH));
  y = pen.write(
    'P',
    `Due ${moment.format(dueAt)} · as of ${moment.format(at)}`,
    STYLES.lead,
    box(0, y + 16, WIDTH),
  );
  const turn = (room: number) => {
    if (y + room <= BOTTOM) return;
    pen.doc.addPage();
    y = MARGIN;
  };
  const line = (role: 'H3' | 'P', cells: readonly string[], look: TextStyle) => {
    const starts = Object.values(COLUMNS);
    for (const [n, cell] of cells.entries()) {
      const start = starts[n] ?? 0;
      pen.write(role, cell, look, box(start, y, (starts[n + 1] ?? WIDTH) - start - 8));
    }
  };
  const classes = Map.groupBy(people, ({ department }) => department?.name ?? 'No department');
  for (const [department, all] of [...classes].toSorted(([a], [b]) => a.localeCompare(b))) {
    turn(ROW * 5);
    y += 34;
    const done = all.filter(({ doneAt }) => doneAt !== undefined).length;
    pen.write('H2', department, STYLES.heading, box(0, y, WIDTH));
    y += 18;
    pen.write('P', `${done} of ${all.length} finished · ${averageOf(all)}`, STYLES.lead, box(0, y, WIDTH));
    y += 22;
    line('P', ['Name', 'Status', 'Score', 'Finished'], STYLES.label);
    for (const person of all) {
      turn(ROW);
      y += ROW;
      const top = y - 14;
      pen.decorate((doc) =>
        doc
          .moveTo(MARGIN, top)
          .lineTo(MARGIN + WIDTH, top)
          .stroke(LINE),
      );
      const finished = person.doneAt === undefined ? '–' : moment.format(new Date(person.doneAt));
      line(
        'P',
        [person.name, stateOf(person), scoreOf(person), person.late ? `${finished} (late)` : finished],
        STYLES.text,
      );
    }
  }
  if (people.length === 0) pen.write('P', 'Nobody is assigned.', STYLES.text, box(0, y + 34, WIDTH));
  return pen.bytes();
}
