import { describe, expect, it } from 'vitest';
import { htmlToText } from '../../../src/core/shared/html-to-text.ts';

describe('htmlToText', () => {
  it.each([
    ['<p>Удобен стол.</p><p>Чист <b>бук</b>.</p>', 'Удобен стол.\n\nЧист бук.'],
    ['Първи ред<br>Втори ред<br/>Трети', 'Първи ред\nВтори ред\nТрети'],
    [
      '<p>Има:</p>\n<ul>\n  <li>маса</li>\n  <li><p>два стола</p></li>\n</ul>\n<p>Това е.</p>',
      'Има:\n\n• маса\n• два стола\n\nТова е.',
    ],
    ['<ol><li>Сглобете.</li><li>Затегнете.</li></ol>', '1. Сглобете.\n2. Затегнете.'],
    ['<ul><li>дърво<ul><li>бук</li><li>дъб</li></ul></li></ul>', '• дърво\n• бук\n• дъб'],
    [
      '<table><tr><th>Материал</th><td>бук</td></tr><tr><td>Размер</td><td>90</td><td>60</td></tr></table>',
      'Материал: бук\nРазмер: 90, 60',
    ],
    ['<h2>Стол</h2><div style="color:red">Бял</div>', 'Стол\n\nБял'],
    [
      '<style>p { color: red }</style><!-- скрито --><p onclick="x()">Стол</p><script>alert(1)</script>',
      'Стол',
    ],
    ['&lt;p&gt;Стол&lt;/p&gt;&lt;p&gt;Бук&lt;/p&gt;', 'Стол\n\nБук'],
    ['Стол &quot;Зора&quot; &amp; маса&nbsp;&#8211; 20&#xB0;', 'Стол "Зора" & маса – 20°'],
    ['Първи ред\nВтори <b>ред</b>', 'Първи ред\nВтори ред'],
    ['<P>ГЛАВНИ</P><A HREF="/x">връзка</A>', 'ГЛАВНИ\n\nвръзка'],
  ])('turns %s into text', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it.each([
    'Височина <70 см, ширина > 30',
    'а < б > в',
    '<Зора> лампа',
    'Стол & маса',
    'Код &непознат; &xyz;',
    '<product>5</product>',
    ' два реда\n\n\nи интервал ',
  ])('leaves the text %s unchanged', (text) => {
    expect(htmlToText(text)).toBe(text);
  });

  it('leaves no tag that was written with entities', () => {
    expect(htmlToText('<p>&lt;script&gt;x&lt;/script&gt;</p>')).toBe('<script>x</script>');
  });

  it('converts a long text of unfinished tags quickly', () => {
    expect(htmlToText('<p <script <!--'.repeat(700)).length).toBeLessThanOrEqual(10_500);
  });
});
