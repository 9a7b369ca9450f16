import { MOST_PUPILS, NewPupils, type PupilsAnswer } from '@quizhall/shared/model/organizations/pupil';
import { parsePupils } from '@quizhall/shared/model/organizations/pupil-account';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormError } from '@/components/form/form-error.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { ruled } from '@/lib/form/form-schema.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { createPupils } from './member-calls.ts';
import { organizationKey } from '../shared/queries.ts';
import { pupilMessages as TEXT } from './pupil-messages.ts';
import { PupilCards } from './pupil-cards.tsx';

const PUPIL = NewPupils.shape.pupils.element;
const PROBLEMS: Record<string, (line: number) => string> = {
  name: TEXT.nameMissing,
  userName: TEXT.userNameWrong,
  password: TEXT.passwordWrong,
};

/** First problem of a pasted list, with its line; undefined for a list that can be sent. */
function pupilProblem(text: string): string | undefined {
  const rows = parsePupils(text);
  if (rows.length === 0) return TEXT.missing;
  if (rows.length > MOST_PUPILS) return TEXT.many(MOST_PUPILS);
  for (const [index, row] of rows.entries()) {
    const issue = PUPIL.safeParse(row).error?.issues[0];
    if (issue) return (PROBLEMS[String(issue.path[0])] ?? TEXT.nameMissing)(index + 1);
  }
  return undefined;
}

const FORM = 'pupils';
const ROWS = 8;

interface AddPupilsProps {
  organizationId: string;
  department: { id: string; name: string };
  onClose: () => void;
}

const SCHEMA = ruled<{ list: string }>(({ list }): Record<string, string> => {
  const problem = pupilProblem(list);
  return problem === undefined ? {} : { list: problem };
});

/** Creates accounts without email from a pasted list, then shows their sign-ins once. */
export function AddPupils({ organizationId, department, onClose }: AddPupilsProps) {
  const client = useQueryClient();
  const [created, setCreated] = useState<PupilsAnswer>();
  const form = useSiteForm({
    schema: SCHEMA,
    defaultValues: { list: '' },
    failed: TEXT.failed,
    under: 'list',
    async onSubmit({ list }) {
      const answer = await createPupils(organizationId, {
        departmentId: department.id,
        pupils: parsePupils(list),
      });
      setCreated(answer);
      if (answer.pupils.length > 0) toast.success(TEXT.done(answer.pupils.length));
      await client.invalidateQueries({ queryKey: organizationKey(organizationId) });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={TEXT.title(department.name)}
      description={TEXT.text}
      footer={
        created ? (
          <Button variant="secondary" onClick={onClose}>
            {TEXT.close}
          </Button>
        ) : (
          <Button type="submit" form={FORM} loading={form.formState.isSubmitting}>
            {TEXT.submit}
          </Button>
        )
      }
    >
      {created ? (
        <Created organizationId={organizationId} title={department.name} created={created} />
      ) : (
        <form id={FORM} noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-4" data-first-focus>
          <FormError form={form} />
          <TextArea
            label={TEXT.list}
            hint={TEXT.listHint}
            required
            rows={ROWS}
            placeholder={TEXT.placeholder}
            {...form.field('list')}
          />
        </form>
      )}
    </Dialog>
  );
}

function Created({
  organizationId,
  title,
  created: { classCode, pupils, refused },
}: {
  organizationId: string;
  title: string;
  created: PupilsAnswer;
}) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {refused.length > 0 && (
        <Alert tone="danger" title={TEXT.refusedTitle}>
          <ul>
            {refused.map(({ name, userName, reason }) => (
              <li key={`${userName}-${name}`}>
                {name} ({userName}): {TEXT.refusals[reason]}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {pupils.length > 0 && (
        <PupilCards organizationId={organizationId} title={title} classCode={classCode} cards={pupils} />
      )}
    </div>
  );
}
