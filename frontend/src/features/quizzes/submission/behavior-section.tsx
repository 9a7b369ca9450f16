import type { SubmissionDetails } from '@quizhall/shared/model/results/submission-details';
import { countBlockedKeys } from '@quizhall/shared/rules/attempts/violations';
import { TriangleAlert } from 'lucide-react';
import { Table } from '@/components/ui/table.tsx';
import { formatDateTime, formatDuration, formatNumber } from '@/lib/format.ts';
import { submission } from './submission-messages.ts';
import { Facts, Section, SmallTitle } from './section.tsx';

const TEXT = submission.behavior;

/** Events that the browser recorded, as counts and log, with contradictions. */
export function BehaviorSection({ details }: { details: SubmissionDetails }) {
  const { behavior } = details;
  const { suspiciousActivity: log } = behavior;
  return (
    <Section title={TEXT.title} open>
      <p className="mb-4 text-sm text-muted">{TEXT.hint}</p>
      <Facts
        facts={[
          { term: TEXT.tabSwitches, value: formatNumber(behavior.tabSwitches) },
          { term: TEXT.windowBlurs, value: formatNumber(behavior.windowBlurs) },
          { term: TEXT.copies, value: formatNumber(behavior.copyPasteAttempts) },
          { term: TEXT.fullScreen, value: formatNumber(behavior.fullScreenExits) },
          { term: TEXT.rightClicks, value: formatNumber(behavior.rightClickAttempts) },
          { term: TEXT.blockedKeys, value: formatNumber(countBlockedKeys(behavior)) },
          { term: TEXT.hidden, value: formatDuration(behavior.totalHiddenTime / 1_000) },
        ]}
      />
      <SmallTitle>{TEXT.log}</SmallTitle>
      {log.length === 0 ? <p className="text-sm text-muted">{TEXT.quiet}</p> : <ActivityLog log={log} />}
      <Contradictions details={details} />
      <Devices details={details} />
    </Section>
  );
}

type Entry = SubmissionDetails['behavior']['suspiciousActivity'][number];

/** Timestamps come from the browser and can be invalid. */
const whenOf = ({ timestamp }: Entry): string =>
  Number.isNaN(new Date(timestamp).getTime()) ? '–' : formatDateTime(timestamp);

function ActivityLog({ log }: { log: readonly Entry[] }) {
  const rows = log.map((entry, place) => ({ ...entry, key: String(place) }));
  return (
    <Table
      caption={TEXT.log}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { id: 'type', header: TEXT.type, primary: true, cell: ({ type }) => type.replaceAll('_', ' ') },
        { id: 'description', header: TEXT.description, cell: ({ description }) => description || '–' },
        { id: 'time', header: TEXT.time, cell: whenOf },
      ]}
    />
  );
}

function Contradictions({ details: { contradictions } }: { details: SubmissionDetails }) {
  if (!contradictions) return null;
  const { time, unsaved } = contradictions;
  const words = TEXT.contradiction;
  const said = [
    time && words.time(formatDuration(time.claimed), formatDuration(time.elapsed)),
    unsaved !== undefined && words.unsaved(unsaved),
  ].filter((one) => typeof one === 'string');
  return (
    <>
      <SmallTitle>{TEXT.contradictions}</SmallTitle>
      <ul className="flex flex-col gap-2 text-sm text-ink">
        {said.map((one) => (
          <li key={one} className="flex gap-2">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning-ink" />
            {one}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Renders nothing if the attempt used a single device. */
function Devices({ details: { devices } }: { details: SubmissionDetails }) {
  if (devices.length < 2) return null;
  return (
    <>
      <SmallTitle>{TEXT.devices(new Set(devices.map(({ id }) => id)).size)}</SmallTitle>
      <ol className="flex flex-col gap-1 text-sm text-muted">
        {devices.map(({ id, device, fromSeq }) => (
          <li key={`${id}-${fromSeq}`}>{TEXT.device(device ?? TEXT.unknownDevice, fromSeq)}</li>
        ))}
      </ol>
    </>
  );
}
