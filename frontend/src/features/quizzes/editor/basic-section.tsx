import { LIMITS } from '@quizhall/shared/model/limits';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { CATEGORY_LABELS, DIFFICULTY_LABELS, LANGUAGE_LABELS, optionsOf } from '@/entities/quiz/labels.ts';
import { Switch } from '@/components/ui/switch.tsx';
import { TagInput } from '@/components/ui/tag-input.tsx';
import { TextField } from '@/components/ui/text-field.tsx';

import { usePageExists } from '@/lib/site-pages.tsx';
import { useEditor, useField } from './editor-context.tsx';
import { messages } from './messages.ts';
import { organizationMessages } from './organization-messages.ts';
import { Choice } from '../questions/choice.tsx';
import { CoverField } from '../media/cover-field.tsx';
import { FieldSlot } from './field-slot.tsx';
import { MarkdownArea } from '../questions/markdown-area.tsx';
import { Section } from './section.tsx';

const TEXT = messages.basic;
const CATEGORIES = optionsOf(CATEGORY_LABELS);
const DIFFICULTIES = optionsOf(DIFFICULTY_LABELS);
const LANGUAGES = optionsOf(LANGUAGE_LABELS);

export function BasicSection() {
  return (
    <Section id="basic">
      <div className="grid grid-cols-1 gap-5">
        <TitleField />
        <DescriptionField />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <CategoryField />
          <DifficultyField />
          <OwnCategoryField />
        </div>
        <CoverField />
        <TagsField />
        <LanguageField />
        <ListedField />
      </div>
    </Section>
  );
}

export function TitleField() {
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

export function DescriptionField() {
  const { value, set, error } = useField('description');
  return (
    <FieldSlot path="description">
      <MarkdownArea
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

export function CategoryField() {
  const { value, set, error } = useField('category');
  return (
    <FieldSlot path="category">
      <Choice label={TEXT.category} value={value} options={CATEGORIES} onChange={set} error={error} />
    </FieldSlot>
  );
}

/** Shown if the organization has its own categories. A deleted category counts as none. */
export function OwnCategoryField() {
  const { categories = [] } = useEditor().rules ?? {};
  const { value, set, error } = useField('customCategory');
  if (categories.length === 0) return null;
  return (
    <FieldSlot path="customCategory">
      <Choice
        label={organizationMessages.category}
        value={categories.some(({ id }) => id === value) ? value : ''}
        options={[
          { value: '', label: organizationMessages.noCategory },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={set}
        error={error}
      />
    </FieldSlot>
  );
}

export function DifficultyField() {
  const { value, set, error } = useField('difficulty');
  return (
    <FieldSlot path="difficulty">
      <Choice label={TEXT.difficulty} value={value} options={DIFFICULTIES} onChange={set} error={error} />
    </FieldSlot>
  );
}

export function TagsField() {
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

export function LanguageField() {
  const { value, set, error } = useField('language');
  return (
    <FieldSlot path="language" className="sm:max-w-80">
      <Choice label={TEXT.language} value={value} options={LANGUAGES} onChange={set} error={error} />
    </FieldSlot>
  );
}

/** Shown if the Explore page exists. */
export function ListedField() {
  const pageExists = usePageExists();
  const { value, set, error } = useField('listed');
  if (!pageExists(SITE_PATHS.explore)) return null;
  return (
    <FieldSlot path="listed">
      <Switch
        label={TEXT.listed}
        hint={TEXT.listedHint}
        checked={value}
        onCheckedChange={set}
        error={error}
      />
    </FieldSlot>
  );
}
