import { LIMITS } from '@quizhall/shared/model/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useEditor, useField } from '../editor/editor-context.tsx';
import { useMedia } from '../media/use-media.ts';
import { messages } from '../editor/messages.ts';
import { newId, type QuizForm } from '../editor/quiz-form.ts';
import { FieldSlot } from '../editor/field-slot.tsx';
import { MarkdownArea } from './markdown-area.tsx';
import { MediaField } from '../media/question-media-field.tsx';
import { passageName } from './passage-name.ts';
import { TextPreview } from './text-preview.tsx';

const TEXT = messages.questions;
const NEW = 'new';

/** Passage of a question: none, an existing one, or a new one, with its editor. */
export function PassageField({ index }: { index: number }) {
  const { control, getValues, setValue } = useFormContext<QuizForm>();
  const path = `questions.${index}.passageId` as const;
  const { value, set, error } = useField(path);
  const { touch } = useEditor();
  const passages = useWatch({ control, name: 'passages' });
  const place = passages.findIndex(({ id }) => id === value);
  const choose = (chosen: string) => {
    if (chosen !== NEW) return set(chosen);
    const id = newId();
    setValue('passages', [...getValues('passages'), { id, title: '', text: '' }], { shouldDirty: true });
    set(id);
    touch(path);
  };
  const options = [
    { value: '', label: TEXT.noPassage },
    ...passages.map((passage, number) => ({
      value: passage.id,
      label: passageName(passage) || TEXT.passageNumber(number + 1),
    })),
    ...(passages.length < LIMITS.passages ? [{ value: NEW, label: TEXT.newPassage }] : []),
  ];
  return (
    <FieldSlot path={path} className="grid grid-cols-1 gap-4">
      <Select
        label={TEXT.passage}
        hint={TEXT.passageHint}
        value={place < 0 ? '' : value}
        options={options}
        onValueChange={choose}
        error={error}
        className="sm:max-w-96"
      />
      {place >= 0 && <PassageTexts place={place} id={value} />}
    </FieldSlot>
  );
}

function PassageTexts({ place, id }: { place: number; id: string }) {
  const { control, getValues, setValue } = useFormContext<QuizForm>();
  const title = useField(`passages.${place}.title`);
  const text = useField(`passages.${place}.text`);
  const media = useField(`passages.${place}.media`);
  const tools = useMedia({ passageId: id }, media.value);
  const shared = useWatch({
    control,
    name: 'questions',
    compute: (questions) => questions.filter(({ passageId }) => passageId === id).length,
  });
  const remove = () => {
    for (const [at, { passageId }] of getValues('questions').entries()) {
      if (passageId === id) setValue(`questions.${at}.passageId`, '', { shouldDirty: true });
    }
    const rest = getValues('passages').filter((passage) => passage.id !== id);
    setValue('passages', rest, { shouldDirty: true });
  };
  return (
    <div className="grid grid-cols-1 gap-4 border-l-2 border-accent-line pl-4">
      <p className="text-sm text-muted">{TEXT.passageShared(shared)}</p>
      <TextField
        label={TEXT.passageTitle}
        maxLength={LIMITS.title}
        value={title.value}
        onChange={(event) => title.set(event.target.value)}
      />
      <div>
        <MarkdownArea
          label={TEXT.passageText}
          hint={TEXT.descriptionHint}
          rows={6}
          maxLength={LIMITS.passageText}
          value={text.value}
          error={text.error}
          onChange={(event) => text.set(event.target.value)}
          onPaste={tools.paste}
        />
        <TextPreview texts={[text.value]} />
      </div>
      <MediaField path={`passages.${place}.media`} name={TEXT.passage} media={media.value} tools={tools} />
      <Button variant="ghost" size="sm" onClick={remove} className="justify-self-start">
        {TEXT.removePassage}
      </Button>
    </div>
  );
}
