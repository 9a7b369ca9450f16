import { templates } from '@quizhall/shared/contract/quizzes/templates';
import { endpoint } from '../../http/endpoint.ts';
import { shownTemplate, TEMPLATES } from '../model/index.ts';

const shown = TEMPLATES.map(shownTemplate);

export const handler = endpoint(templates.listTemplates, async () => ({ templates: shown }));
