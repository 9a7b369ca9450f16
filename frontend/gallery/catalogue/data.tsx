import { Clock, MoreVertical, Target, Users } from 'lucide-react';
import { useState } from 'react';
import { BarList } from '@/components/ui/bar-list.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Donut } from '@/components/ui/donut.tsx';
import { Histogram } from '@/components/ui/histogram.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { ScoreRing } from '@/components/ui/score-ring.tsx';
import { SelectionBar } from '@/components/list/selection-bar.tsx';
import { Sparkline } from '@/components/ui/sparkline.tsx';
import { StatTile } from '@/components/ui/stat-tile.tsx';
import { Table, type TableColumn } from '@/components/ui/table.tsx';
import { useSelection } from '@/lib/list/use-selection.ts';
import { Row, Stack, State } from '../specimen/state.tsx';
import type { PrimitiveGroup } from './types.ts';

interface Attempt {
  name: string;
  score: string;
  time: string;
  passed: boolean;
}

const ATTEMPTS: Attempt[] = [
  { name: 'Amara Okafor', score: '92%', time: '14 min', passed: true },
  { name: 'Jonas Weber', score: '78%', time: '21 min', passed: true },
  { name: 'Mei Tanaka', score: '54%', time: '30 min', passed: false },
];

const COLUMNS: TableColumn<Attempt>[] = [
  { id: 'name', header: 'Learner', cell: (row) => row.name, primary: true },
  {
    id: 'result',
    header: 'Result',
    cell: (row) => <Badge tone={row.passed ? 'success' : 'danger'}>{row.passed ? 'Passed' : 'Failed'}</Badge>,
  },
  { id: 'score', header: 'Score', cell: (row) => row.score, align: 'right' },
  { id: 'time', header: 'Time', cell: (row) => row.time, align: 'right' },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'right',
    cell: (row) => <PlainIconButton label={`Actions for ${row.name}`} icon={<MoreVertical />} size="sm" />,
  },
];

const ORDERED = COLUMNS.map((column) =>
  column.id === 'score'
    ? { ...column, orders: [{ value: 'best', direction: 'descending' } as const] }
    : {
        ...column,
        ...(column.id === 'name' && { orders: [{ value: 'name', direction: 'ascending' } as const] }),
      },
);

function SelectionDemo() {
  const rows = ATTEMPTS.map(({ name }) => ({ id: name }));
  const selection = useSelection(rows, ['Jonas Weber']);
  const [sort, setSort] = useState('best');
  return (
    <>
      <SelectionBar selection={selection}>
        <Button variant="secondary" size="sm">
          Export
        </Button>
      </SelectionBar>
      <Table
        columns={ORDERED}
        rows={ATTEMPTS}
        rowKey={(row) => row.name}
        caption="Attempts, one selected"
        sort={{ value: sort, onChange: setSort }}
        selection={{ ...selection, nameOf: (row) => row.name }}
      />
    </>
  );
}

function TableDemo() {
  return (
    <Stack>
      <State label="Default; cards below 640 px">
        <Table columns={COLUMNS} rows={ATTEMPTS} rowKey={(row) => row.name} caption="Attempts" />
      </State>
      <State label="Row under the pointer" force="hover" on="tbody tr:nth-child(2) td">
        <Table columns={COLUMNS} rows={ATTEMPTS} rowKey={(row) => row.name} caption="Attempts, hovered" />
      </State>
      <State label="Sorted, with rows that can be selected">
        <SelectionDemo />
      </State>
    </Stack>
  );
}

function StatTileDemo() {
  return (
    <State label="A row of numbers">
      <dl className="grid gap-3 @sm:grid-cols-2">
        <StatTile label="Attempts" value="1,248" icon={<Users aria-hidden="true" />} hint="+12% this week" />
        <StatTile label="Average score" value="74%" icon={<Target aria-hidden="true" />} />
        <StatTile label="Median time" value="18 min" icon={<Clock aria-hidden="true" />} />
        <StatTile label="Without an icon" value="—" hint="No data yet" />
      </dl>
    </State>
  );
}

function BarListDemo() {
  return (
    <Stack>
      <State label="Counts">
        <BarList
          label="Attempts by device"
          items={[
            { label: 'Phone', value: 812 },
            { label: 'Laptop', value: 364 },
            { label: 'Tablet', value: 72 },
          ]}
        />
      </State>
      <State label="Percent, with tones">
        <BarList
          label="Right answers"
          max={100}
          items={[
            { label: 'What do plants take in?', value: 88, display: '88%', tone: 'success' },
            { label: 'Where does it happen?', value: 51, display: '51%', tone: 'warning' },
            { label: 'What is chlorophyll for?', value: 23, display: '23%', tone: 'danger' },
          ]}
        />
      </State>
    </Stack>
  );
}

const SCORES = [
  { label: '0–20', value: 2 },
  { label: '21–40', value: 5 },
  { label: '41–60', value: 14 },
  { label: '61–80', value: 21 },
  { label: '81–100', value: 9 },
];

function HistogramDemo() {
  return (
    <Stack>
      <State label="With values">
        <Histogram label="Scores" unit="Attempts" bars={SCORES} table="toggle" />
      </State>
      <State label="Nothing yet">
        <Histogram
          label="Scores, none yet"
          unit="Attempts"
          bars={SCORES.map(({ label }) => ({ label, value: 0 }))}
        />
      </State>
    </Stack>
  );
}

function DonutDemo() {
  return (
    <Stack>
      <State label="With values">
        <Donut
          label="Outcomes"
          unit="Attempts"
          total="51"
          table="toggle"
          slices={[
            { label: 'Passed', value: 34, tone: 'success' },
            { label: 'Failed', value: 12, tone: 'danger' },
            { label: 'To be graded', value: 5, tone: 'neutral' },
          ]}
        />
      </State>
      <State label="Nothing yet">
        <Donut label="Outcomes, none yet" total="0" slices={[{ label: 'Passed', value: 0 }]} />
      </State>
    </Stack>
  );
}

const DAYS = [4, 7, 5, 9, 14, 11, 18, 16, 23].map((value, day) => ({ label: `Day ${day + 1}`, value }));

function SparklineDemo() {
  return (
    <Row>
      <State label="Accent">
        <Sparkline label="Attempts a day" unit="Attempts" points={DAYS} />
      </State>
      <State label="Success, larger">
        <Sparkline label="Passed a day" points={DAYS} tone="success" className="h-12 w-44" />
      </State>
      <State label="Flat">
        <Sparkline label="Flat" points={DAYS.map(({ label }) => ({ label, value: 3 }))} />
      </State>
    </Row>
  );
}

function ScoreRingDemo() {
  return (
    <Row>
      <State label="Accent">
        <ScoreRing value={64} label="Score" />
      </State>
      <State label="Success, large">
        <ScoreRing value={92} label="Passed" tone="success" size="lg" />
      </State>
      <State label="Warning">
        <ScoreRing value={48} label="Close" tone="warning" />
      </State>
      <State label="Danger, zero">
        <ScoreRing value={0} label="Failed" tone="danger" />
      </State>
    </Row>
  );
}

export const data: PrimitiveGroup = {
  id: 'data',
  title: 'Data',
  text: 'Numbers first, drawings second: every chart can be read as a table.',
  primitives: [
    {
      name: 'Table',
      file: 'table.tsx',
      usage: 'Use for rows that people compare by column; on phones each row is a card. Not for layout.',
      keywords: 'rows columns grid list cards',
      wide: true,
      Demo: TableDemo,
    },
    {
      name: 'StatTile',
      file: 'stat-tile.tsx',
      usage: 'Use for one number that matters, in a row of at most four. Not for text.',
      keywords: 'metric number kpi',
      Demo: StatTileDemo,
    },
    {
      name: 'BarList',
      file: 'bar-list.tsx',
      usage: 'Use to compare a handful of named values. Not for ranges of one value: that is a Histogram.',
      keywords: 'chart bars ranking',
      Demo: BarListDemo,
    },
    {
      name: 'Histogram',
      file: 'histogram.tsx',
      usage: 'Use for how often each range occurs. Not for named things: that is a BarList.',
      keywords: 'chart distribution columns',
      Demo: HistogramDemo,
    },
    {
      name: 'Donut',
      file: 'donut.tsx',
      usage: 'Use for up to five parts of one whole. Not for comparing values: that is a BarList.',
      keywords: 'chart pie share',
      Demo: DonutDemo,
    },
    {
      name: 'Sparkline',
      file: 'sparkline.tsx',
      usage: 'Use for the way a number went, beside that number. Not where single values must be read off.',
      keywords: 'chart line trend',
      Demo: SparklineDemo,
    },
    {
      name: 'ScoreRing',
      file: 'score-ring.tsx',
      usage: 'Use once on a page, for the one result it is about. Not in lists: that is a Badge or a number.',
      keywords: 'result percent circle',
      Demo: ScoreRingDemo,
    },
  ],
};
