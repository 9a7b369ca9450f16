import { templates } from '@quizhall/shared/contract/quizzes/templates';
import { endpoint } from '../../http/endpoint.ts';
import { toShownTemplate, TEMPLATES } from '../model/templates.ts';

const shown = TEMPLATES.map(toShownTemplate);

export const handler = endpoint(templates.listTemplates, async () => ({ templates: shown }));
