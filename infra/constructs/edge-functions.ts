import { PUBLIC_PATHS, pageFile } from '@quizhall/shared/rules/public-paths';
import { PICTURE_CACHING, PICTURES_OF_PEOPLE } from '@quizhall/shared/rules/picture-caching';
import { mediaHeaders } from '../site-headers.ts';

/** The origin of the API in the distribution, by which the edge function names it. */
export const API_ORIGIN = 'api';

/**
 * Programs that ask for an address because somebody has shared it, or to list it, and run no script. Google and Bing do, and see
 * the page itself. Names of their programs, not of their apps: who opens an address inside Viber, Pinterest or Tumblr is a person.
 */
const READERS =
  'facebookexternalhit|facebookcatalog|meta-externalagent|twitterbot|slackbot|linkedinbot|whatsapp|telegrambot|discordbot|' +
  'skypeuripreview|microsoftpreview|pinterestbot|pinterest\\/0\\.|redditbot|embedly|iframely|mastodon|bluesky|cardyb|tumblr\\/14|vkshare|^viber\\/|line-poker|' +
  'kakaotalk-scrap|zoombot|notionbot|applebot|duckduckbot|yandexbot|baiduspider|petalbot';

const PAGES = JSON.stringify(Object.fromEntries(PUBLIC_PATHS.map((path) => [path, 1])));

/**
 * Code of the CloudFront functions (cloudfront-js-2.0), which run before the cache and cost no origin request. They are
 * text, because CloudFront takes neither modules nor types.
 */
export const edgeFunctions = {
  /**
   * Page addresses belong to the app: everything that is not a file is answered with its one page, and what most visits
   * begin with, the front page, the overview of a quiz and the pages for visitors, with a page that was rendered ahead. A
   * file's ending begins with a letter; the id of an attempt ends with a dot and a number. Programs that read the address of a
   * quiz or an organization because it was shared get a page of the API about it.
   */
  site: `
import cf from 'cloudfront';
var readers = /${READERS}/i;
var pages = ${PAGES};
function handler(event) {
  var request = event.request;
  var name = request.uri.split('/').pop();
  if (/\\.[A-Za-z][A-Za-z0-9]*$/.test(name)) return request;
  if (/^\\/(home)?$/.test(request.uri)) request.uri = '/front.html';
  else if (pages[request.uri] === 1) request.uri = '${pageFile("' + request.uri + '")}';
  else {
    var isQuiz = /^\\/(quiz(?!\\/(create2?|manage|dashboard2)$)|join)\\/[^/]+$/i.test(request.uri);
    var agent = request.headers['user-agent'];
    var reads = request.method === 'GET' && agent && readers.test(agent.value);
    if (reads && (isQuiz || /^\\/organizations\\/[^/]+$/.test(request.uri))) {
      request.uri = '/api/' + (isQuiz ? 'quizzes/' : 'organizations/') + name + '/share-page';
      cf.selectRequestOriginById('${API_ORIGIN}');
    } else request.uri = isQuiz ? '/overview.html' : '/index.html';
  }
  return request;
}`,
  /**
   * API Gateway knows no route that ends with a slash; and it sees the address of CloudFront, not of the caller, by
   * which requests are counted.
   */
  api: `
function handler(event) {
  var request = event.request;
  request.uri = request.uri.replace(/\\/+$/, '');
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}`,
  /** Keys in the bucket do not carry the path under which the site shows them. */
  mediaRequest: `
function handler(event) {
  var request = event.request;
  request.uri = request.uri.replace(/^\\/media/, '');
  return request;
}`,
  /**
   * Runs for files that are there only, so that no browser keeps a refusal for a year. SVG can carry script: it is
   * offered for download, and pages may still show it as an image. A picture of a person goes with the account, so no
   * browser keeps it for long.
   */
  mediaResponse: `
function handler(event) {
  var headers = event.response.headers;
  var uri = event.request.uri;
  var name = uri.split('/').pop();
  var isOfPerson = uri.indexOf('/${PICTURES_OF_PEOPLE}') === 0;
  var disposition = /\\.svgz?$/i.test(name) ? 'attachment' : 'inline';
  headers['content-disposition'] = { value: disposition + '; filename="' + name + '"' };
  headers['cache-control'] = { value: isOfPerson ? '${PICTURE_CACHING}' : '${mediaHeaders['cache-control']}' };
  return event.response;
}`,
} as const;
