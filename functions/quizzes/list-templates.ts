import { templates } from '@quizhall/shared/contract/templates';
import { endpoint } from '../_http/endpoint.ts';
import { shownTemplate, TEMPLATES } from '../_templates/index.ts';

const shown = TEMPLATES.map(shownTemplate);

export const handler = endpoint(templates.listTemplates, async () => ({ templates: shown }));
