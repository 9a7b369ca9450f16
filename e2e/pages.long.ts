import { expectSoundPage } from './sound-page.ts';
import { test } from './stage.ts';
import { VISITS } from './visits.ts';

/** Every page of the site, in every state that `visits.ts` knows. */
for (const [path, states] of Object.entries(VISITS))
  for (const [state, visit] of Object.entries(states))
    test(`${path}, ${state}: accessible, as wide as the screen, without dead links`, async ({ page }) => {
      await visit(page);
      await expectSoundPage(page);
    });
