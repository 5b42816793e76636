import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { Marked, type Tokens } from 'marked';
import { GAMES } from '../../src/games/catalogue.ts';
import { languageFor, pathIn, type LanguageCode } from '../../src/i18n/languages.ts';
import { SITE, siteName } from '../../src/site/site.ts';

/** The signs of a little board in a document, and what they stand for. */
const SIGNS: Readonly<Record<string, string>> = {
  X: 'skull',
  O: 'treasure',
  '.': 'empty',
  '*': 'marked',
};
const BOARD_SIZE = 3;

/**
 * The markup of a document in a language: CommonMark with tables, names from the site's owner and
 * plurals in braces, and little boards as code blocks. Throws on anything else, such as HTML or a link to
 * another host: the texts are for translators, and nothing in them may surprise a reader.
 */
export function renderProse(source: string, languageCode: string, file: string): string {
  const { code } = languageFor(languageCode);
  const fail = (reason: string): never => {
    throw new Error(`${code}/documents/${file}: ${reason}`);
  };
  const marked = new Marked({
    renderer: {
      html: ({ text }) => fail(`HTML is not allowed: ${text.trim()}`),
      image: ({ href }) => fail(`pictures are not allowed: ${href}`),
      code: ({ lang, text }) => board(lang ?? '', text, fail),
      link({ href, tokens }) {
        const target = href.startsWith('/') ? pathIn(code, href) : href;
        if (!/^(\/|#|mailto:)/.test(target)) fail(`a link leaves the site: ${href}`);
        return `<a href="${escapeText(target)}">${this.parser.parseInline(tokens)}</a>`;
      },
      table({ header, rows }: Tokens.Table) {
        // Roles are explicit because, on phones, a style turns the cells into blocks, which removes their roles.
        const row = (cells: readonly string[]) => `<tr role="row">${cells.join('')}</tr>`;
        const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        const heads = header.map((cell) => `<th role="columnheader">${inline(cell)}</th>`);
        const labels = header.map(({ text }) => `data-label="${escapeText(text)}"`);
        const body = rows.map((cells) =>
          row(
            cells.map((cell, column) => `<td role="cell" ${labels[column]}>${inline(cell)}</td>`),
          ),
        );
        return `<table role="table"><thead role="rowgroup">${row(heads)}</thead><tbody role="rowgroup">${body.join('')}</tbody></table>`;
      },
    },
  });
  return marked.parse(filledIn(source, code, fail), { async: false }).trim();
}

/** A gap, `{name}`, or a plural that depends on a number: `{name, plural, …}`. */
const GAPS = /\{(\w+)(, plural,(?:[^{}]*\{[^{}]*\})*[^{}]*)?\}/g;

function filledIn(source: string, code: LanguageCode, fail: (reason: string) => never): string {
  const values: Readonly<Record<string, string | number>> = {
    siteName: siteName(code),
    games: GAMES.length,
    generalAddress: SITE.addresses.general,
    supportAddress: SITE.addresses.support,
    feedbackAddress: SITE.addresses.feedback,
  };
  const i18n = setupI18n({ locale: code, messages: { [code]: {} } });
  i18n.setMessagesCompiler(compileMessage);
  return source.replaceAll(GAPS, (gap: string, key: string) => {
    if (!(key in values)) fail(`nothing is called {${key}}`);
    return i18n._(gap, values);
  });
}

function board(info: string, text: string, fail: (reason: string) => never): string {
  const [kind, ...words] = info.split(' ');
  const signs = text.split(/\s+/).filter((sign) => sign !== '');
  const isWhole = signs.length === BOARD_SIZE ** 2 && signs.every((sign) => sign in SIGNS);
  if (kind !== 'board' || words.length === 0 || !isWhole) {
    return fail(`a block that is no board with a description: ${info}`);
  }
  const cells = signs.map((sign) => `<i data-cell="${SIGNS[sign]}"></i>`).join('');
  return `<div data-board role="img" aria-label="${escapeText(words.join(' '))}">${cells}</div>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
