import type { RunDeps } from '../core/calls/run.ts';
import { interfaceLanguage, languageCode } from '../../domain/languages.ts';
import type { StudentApp } from './front-ends.ts';
import { previewHtml } from './html.ts';
import { visitorsQuery } from './visitors-query.ts';

interface PreviewDeps extends RunDeps {
  app: StudentApp;
}

/**
 * Writes the page of a recruitment that nobody may read yet, by the pages' own code. Only this recruitment is answered
 * as given; everything else the page asks for is a visitor's. The page is kept nowhere.
 */
export function previewWriter(deps: PreviewDeps) {
  return async (asked: { recruitment_id: number; page_language_id: number; recruitment: unknown }) => {
    const { recruitment_id, page_language_id } = asked;
    const student = await deps.app.load();
    const answerVisitor = visitorsQuery(deps, page_language_id);
    // Instants become texts here as they do on the wire.
    const body: unknown = JSON.parse(JSON.stringify(asked.recruitment));
    const address = `/recruitments/${recruitment_id}`;
    const page = await student.renderPage({
      address,
      page_language_id,
      now: deps.now(),
      query: async (name, payload) =>
        name === 'aggregates__recruitment' && (payload as { id: unknown }).id === recruitment_id
          ? { status: 200, body }
          : answerVisitor(name, payload),
    });
    if (page.status !== 200) throw new Error(`The page of a preview has status ${page.status}`);
    const language = interfaceLanguage(languageCode(page_language_id));
    const template = await deps.app.readTemplate(address);
    return { title: page.title, html: previewHtml(template, page, language) };
  };
}
