import type { Language } from '#i18n/languages.ts';
import {
  APPLICATION_ATTRIBUTE,
  ERROR_TEMPLATE_ID,
  MODULES_AHEAD_ATTRIBUTE,
  MODULES_ATTRIBUTE,
  ROOT_ID,
  ROUTE_ATTRIBUTE,
  SLOW_START_ID,
} from './document-ids.ts';
import type { HeadElement, SlowStart } from './head.ts';
import type { StructuredData } from './schema-nodes.ts';

/** The text of a style file, which travels inside the page. */
export interface InlineStyle {
  readonly href: string;
  readonly text: string;
}

export interface DocumentParts {
  readonly language: Language;
  /** The id of the page's route, by which style sheets know the page; null for a page without a route. */
  readonly page: string | null;
  readonly head: readonly HeadElement[];
  readonly structuredData: readonly StructuredData[];
  /** All styles of the page, in order; the hash of each stands in the content security policy. */
  readonly styles: readonly InlineStyle[];
  /** The addresses of fonts and drawings that the head asks for early. */
  readonly preloads: readonly string[];
  /**
   * The id of the element up to which the first paint has to wait for the page, so that nothing on the
   * screen moves when the rest arrives; null where nothing would.
   */
  readonly paintsFrom: string | null;
  /** Null for a page that no script brings to life. */
  readonly scripts: DocumentScripts | null;
  readonly icon: string;
  /** The icon that phones put among their apps. */
  readonly touchIcon: string;
  readonly manifest: string;
  /** The first sentence for a browser without scripts; null where it misses nothing. */
  readonly noScript: string | null;
  /** Null where nothing on the page waits for it to come alive. */
  readonly slowStart: SlowStart | null;
  /** Markup of the rendered application. */
  readonly body: string;
  /** Markup of the error screen, kept inert until a failure needs it. */
  readonly errorScreen: string;
}

export interface DocumentScripts {
  /** The text of the script inside the page; its hash stands in the content security policy. */
  readonly boot: string;
  /** The address of the first file, which fetches all others. */
  readonly entry: string;
  /** The address of the module that the entry runs. */
  readonly application: string;
  /**
   * The modules that the page will need, including the application; fetched after the first paint,
   * all at once.
   */
  readonly modules: readonly string[];
  /** The modules that other pages will need; fetched when the browser has nothing else to do. */
  readonly modulesAhead: readonly string[];
}

/** A whole prerendered page. Every text is escaped; `body` and `errorScreen` are markup already. */
export function renderDocument(parts: DocumentParts): string {
  const { language, page } = parts;
  const pageMark = page === null ? '' : ` data-page="${page}"`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="theme-color" content="#FFF8E7" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#153A54" media="(prefers-color-scheme: dark)">',
    '<meta name="color-scheme" content="light dark">',
    ...parts.head.map(elementMarkup),
    `<link rel="icon" href="${escapeText(parts.icon)}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${escapeText(parts.touchIcon)}">`,
    `<link rel="manifest" href="${escapeText(parts.manifest)}">`,
    ...(parts.paintsFrom === null ? [] : [expectMarkup(parts.paintsFrom)]),
    ...parts.styles.map(styleMarkup),
    ...parts.preloads.map(preloadMarkup),
    ...(parts.scripts === null ? [] : [scriptMarkup(parts.scripts)]),
    modulesAheadMarkup(parts.scripts?.modulesAhead ?? []),
    ...parts.structuredData.map(dataMarkup),
  ];
  return [
    '<!doctype html>',
    `<html lang="${language.code}" dir="${language.direction}"${pageMark}>`,
    `<head>${head.join('')}</head>`,
    `<body>${parts.noScript === null ? '' : noScriptMarkup(parts.noScript)}`,
    parts.slowStart === null ? '' : slowStartMarkup(parts.slowStart),
    `<div id="${ROOT_ID}">${parts.body}</div>`,
    `<template id="${ERROR_TEMPLATE_ID}">${parts.errorScreen}</template></body>`,
    '</html>',
  ].join('');
}

function elementMarkup({ tag, attributes, text }: HeadElement): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  const mark = tag === 'title' ? '' : ` ${ROUTE_ATTRIBUTE}`;
  const open = `<${tag}${list.join('')}${mark}>`;
  return text === undefined ? open : `${open}${escapeText(text)}</${tag}>`;
}

// Fonts are fetched without credentials, so their preloads have to be as well; nothing waits for one, since
// another stands in. Fonts belong to the language, pictures to the page.
function preloadMarkup(href: string): string {
  const [kind, type, mode] = href.endsWith('.woff2')
    ? ['font', 'font/woff2', 'crossorigin fetchpriority="low"']
    : ['image', 'image/svg+xml', ROUTE_ATTRIBUTE];
  return `<link rel="preload" as="${kind}" href="${escapeText(href)}" type="${type}" ${mode}>`;
}

// https://html.spec.whatwg.org/multipage/links.html#link-type-expect
function expectMarkup(id: string): string {
  return `<link rel="expect" href="#${escapeText(id)}" blocking="render" ${ROUTE_ATTRIBUTE}>`;
}

// The module loader skips styles that already have a link; a disabled link fetches nothing.
function styleMarkup({ href, text }: InlineStyle): string {
  return `<style>${text}</style><link rel="stylesheet" href="${escapeText(href)}" disabled>`;
}

// The entry waits for the first paint in any case, so fonts and pictures may go before it.
function scriptMarkup(scripts: DocumentScripts): string {
  const { boot, entry, application, modules } = scripts;
  if (/<\/script|<!--/i.test(boot)) throw new Error('The script inside the page would end early');
  const lists = [
    `${APPLICATION_ATTRIBUTE}="${escapeText(application)}"`,
    listMarkup(MODULES_ATTRIBUTE, modules),
  ];
  return `<script type="module" src="${escapeText(entry)}" fetchpriority="low" ${lists.join(' ')}></script><script>${boot}</script>`;
}

// The list leaves with the route, the script stays.
function modulesAheadMarkup(modules: readonly string[]): string {
  if (modules.length === 0) return '';
  return `<template ${listMarkup(MODULES_AHEAD_ATTRIBUTE, modules)} ${ROUTE_ATTRIBUTE}></template>`;
}

function listMarkup(attribute: string, addresses: readonly string[]): string {
  return `${attribute}="${escapeText(addresses.join(' '))}"`;
}

function noScriptMarkup(text: string): string {
  return `<noscript><p>${escapeText(text)}</p></noscript>`;
}

// CSS shows it after a while, without any script; screen readers read out an alert when it appears.
// Search engines must not quote it.
function slowStartMarkup({ sentence, link, address }: SlowStart): string {
  const way = `<a href="${escapeText(address)}">${escapeText(link)}</a>`;
  return `<div id="${SLOW_START_ID}" role="alert" data-nosnippet><p>${escapeText(sentence)} ${way}</p></div>`;
}

// A closing tag inside the data would end the script element.
function dataMarkup(data: StructuredData): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json" ${ROUTE_ATTRIBUTE}>${json}</script>`;
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
