/** Usage of `npm run admin`. */
export const HELP = `What the team does at a command line; every change is put on record.

  npm run admin -- reports                                what was reported and waits for you
  npm run admin -- doubles                                what waits because of its pictures or near-identical listings: both sides
  npm run admin -- remove home 12 --because "a swindle"   takes a home, offer, product or vendor down, and tells its owner why
  npm run admin -- give-back home 12                      gives it back
  npm run admin -- uphold home 12 --because "…"           answers an objection: it stays down, and its owner learns why
  npm run admin -- keep offer 7                           leaves it as it is: its reports are handled, and what waited is seen
  npm run admin -- keep conversation 9                    the same for what two people wrote to each other
  npm run admin -- keep owner 7                           the same for an owner: their readers are warned no more
  npm run admin -- keep product 7                         the same for a product, a vendor or a reply to a review
  npm run admin -- close conversation 9                   ends it for both
  npm run admin -- comments                               comments that wait for you
  npm run admin -- show comment 5                         shows a held or hidden comment
  npm run admin -- hide comment 5 --because "spam"        hides it for good
  npm run admin -- reviews                                reviews that were reported and wait for you
  npm run admin -- hide review 5 --because "an insult"    hides it, and tells its writer why and how to object
  npm run admin -- show review 5                          shows it again
  npm run admin -- keep review 5                          leaves it as it is: its reports are handled
  npm run admin -- questions                              reported questions about products
  npm run admin -- hide question 5 --because "spam"       hides it with its answer, and mails its asker why
  npm run admin -- show question 5                        shows it again; keep question 5 handles its reports alone
  npm run admin -- agencies                               all agencies, and which are trusted
  npm run admin -- trust agency 3                         puts it among the trusted ones
  npm run admin -- distrust agency 3
  npm run admin -- companies                              companies that agencies and vendors name, unchecked first
  npm run admin -- verify vendor 5                        it stands in the register by that name: its pages say so, and when
  npm run admin -- unverify agency 3
  npm run admin -- role maria@example.com agency          makes an account a user, agency or vendor
  npm run admin -- refunds                                money owed to buyers that the bank has to pay
  npm run admin -- paid refund 9                          the bank has paid it; the buyer is told
  npm run admin -- empty-searches                         what was sought most in 30 days and not found, of nobody by name
  npm run admin -- transparency 2026-01-01 2026-12-31     what was reported and decided in a period, for the yearly report
  npm run admin -- record                                 the last 50 things that were done, and by whom

  --as NAME     who is on record; the name you are logged in with unless told
`;
