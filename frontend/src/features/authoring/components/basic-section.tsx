import { LIMITS } from '@quizhall/shared/model/limits';
import { CATEGORY_LABELS, DIFFICULTY_LABELS, optionsOf } from '@/components/quiz/labels.ts';
import { Select } from '@/components/ui/select.tsx';
import { TagInput } from '@/components/ui/tag-input.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { useField } from '../hooks/editor-context.tsx';
import type { CoverUpload } from '../hooks/use-cover-upload.ts';
import { MESSAGES } from '../messages.ts';
import type { QuizForm } from '../model/quiz-form.ts';
import { CoverField } from './cover-field.tsx';
import { FieldSlot } from './field-slot.tsx';
import { Section } from './section.tsx';

const TEXT = MESSAGES.basic;
const CATEGORIES = optionsOf(CATEGORY_LABELS);
const DIFFICULTIES = optionsOf(DIFFICULTY_LABELS);

export function BasicSection({ upload }: { upload: CoverUpload }) {
  return (
    <Section id="basic">
      <div className="grid gap-5">
        <TitleField />
        <DescriptionField />
        <div className="grid gap-5 sm:grid-cols-2">
          <ChoiceField path="category" label={TEXT.category} options={CATEGORIES} />
          <ChoiceField path="difficulty" label={TEXT.difficulty} options={DIFFICULTIES} />
        </div>
        <CoverField upload={upload} />
        <TagsField />
      </div>
    </Section>
  );
}

function TitleField() {
  const { value, set, error } = useField('title');
  return (
    <FieldSlot path="title">
      <TextField
        label={TEXT.title}
        required
        maxLength={LIMITS.title}
        placeholder={TEXT.titlePlaceholder}
        value={value}
        error={error}
        onChange={(event) => set(event.target.value)}
      />
    </FieldSlot>
  );
}

function DescriptionField() {
  const { value, set, error } = useField('description');
  return (
    <FieldSlot path="description">
      <TextArea
        label={TEXT.description}
        hint={TEXT.descriptionHint}
        maxLength={LIMITS.description}
        value={value}
        error={error}
        onChange={(event) => set(event.target.value)}
      />
    </FieldSlot>
  );
}

interface ChoiceFieldProps<Path extends 'category' | 'difficulty'> {
  path: Path;
  label: string;
  options: { value: QuizForm[Path]; label: string }[];
}

function ChoiceField<Path extends 'category' | 'difficulty'>({ path, label, options }: ChoiceFieldProps<Path>) {
  const { value, set, error } = useField(path);
  return (
    <FieldSlot path={path}>
      <Select
        label={label}
        value={value}
        error={error}
        options={options}
        onValueChange={(next) => {
          const option = options.find((one) => one.value === next);
          if (option) set(option.value);
        }}
      />
    </FieldSlot>
  );
}

function TagsField() {
  const { value, set, error } = useField('tags');
  return (
    <FieldSlot path="tags">
      <TagInput
        label={TEXT.tags}
        hint={TEXT.tagsHint}
        value={value}
        onChange={set}
        max={LIMITS.tags}
        maxLength={LIMITS.tagLength}
        error={error}
      />
    </FieldSlot>
  );
}
