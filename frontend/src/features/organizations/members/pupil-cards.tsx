import type { PupilCard } from '@quizhall/shared/model/organizations/pupil';
import { printedClassCode } from '@quizhall/shared/model/organizations/pupil-account';
import { Printer } from 'lucide-react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Table, type TableColumn } from '@/components/ui/table.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { printPupilCards } from './member-calls.ts';
import { useFile } from '../shared/use-file.ts';
import { pupilMessages as TEXT } from './pupil-messages.ts';

const COLUMNS: TableColumn<PupilCard>[] = [
  { id: 'name', header: TEXT.columns.name, primary: true, cell: ({ name }) => name },
  { id: 'userName', header: TEXT.columns.userName, cell: ({ userName }) => userName },
  { id: 'password', header: TEXT.columns.password, cell: ({ password }) => <code>{password}</code> },
];

interface PupilCardsProps {
  organizationId: string;
  /** Name of the class. */
  title: string;
  classCode: string;
  cards: readonly PupilCard[];
}

/** New sign-ins with their passwords, and a PDF of cards to print. */
export function PupilCards({ organizationId, title, classCode, cards }: PupilCardsProps) {
  const file = useFile(() =>
    printPupilCards(
      organizationId,
      title,
      cards.map(({ name, userName, password }) => ({ name, userName, password, classCode })),
    ),
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <Alert tone="warning">{TEXT.once}</Alert>
      <p className="text-sm text-ink">
        {TEXT.classCode}: <strong className="tabular">{printedClassCode(classCode)}</strong>
      </p>
      <Table caption={TEXT.list} columns={COLUMNS} rows={cards} rowKey={({ userName }) => userName} />
      <Button
        icon={<Printer />}
        loading={file.saving}
        className={`justify-self-start ${WRAPS}`}
        onClick={file.save}
      >
        {TEXT.cards}
      </Button>
    </div>
  );
}
