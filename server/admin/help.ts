/** Usage of `npm run admin`. */
export const HELP = `The team's command line. Every change is recorded in the audit log with its operator.

  npm run admin -- reports                                open reports
  npm run admin -- doubles                                listings in review because of duplicate pictures or texts, with both sides
  npm run admin -- remove home 12 --because "fraud"       removes a home, offer, product or vendor and notifies its owner of the reason
  npm run admin -- give-back home 12                      restores it
  npm run admin -- uphold home 12 --because "…"           rejects an objection and notifies the owner of the reason
  npm run admin -- keep offer 7                           approves it: its reports are handled and a review ends
  npm run admin -- keep conversation 9                    the same for a conversation
  npm run admin -- keep owner 7                           the same for a landlord: the warnings end
  npm run admin -- keep product 7                         the same for a product, a vendor or a reply to a review
  npm run admin -- close conversation 9                   closes it for both participants
  npm run admin -- comments                               comments that wait for review
  npm run admin -- show comment 5                         publishes a waiting or hidden comment
  npm run admin -- hide comment 5 --because "spam"        hides it
  npm run admin -- reviews                                reported reviews
  npm run admin -- hide review 5 --because "an insult"    hides it and mails the author the reason and how to object
  npm run admin -- show review 5                          publishes it again
  npm run admin -- keep review 5                          approves it: its reports are handled
  npm run admin -- questions                              reported questions about products
  npm run admin -- hide question 5 --because "spam"       hides it with its answer and mails the author the reason
  npm run admin -- show question 5                        publishes it again; keep question 5 only handles its reports
  npm run admin -- agencies                               all agencies; trusted ones are marked
  npm run admin -- trust agency 3                         marks an agency as trusted
  npm run admin -- distrust agency 3                      removes the mark
  npm run admin -- companies                              companies of agencies and vendors, unverified first
  npm run admin -- verify vendor 5                        confirms the company in the register; its pages show the date
  npm run admin -- unverify agency 3                      withdraws the confirmation
  npm run admin -- role maria@example.com agency          changes the type of an account: user, agency or vendor
  npm run admin -- team                                   members of the team with their roles
  npm run admin -- team add maria@example.com support     adds an account to the team; roles: support, moderator, catalogue,
                                                          services, finance, content, owner
  npm run admin -- team roles maria@example.com owner     replaces the roles of a member
  npm run admin -- team reset maria@example.com           removes the second factor; a new one is set up within 3 days
  npm run admin -- team remove maria@example.com          removes a member
  npm run admin -- refunds                                refunds to pay by bank transfer
  npm run admin -- paid refund 9                          records the transfer and notifies the buyer
  npm run admin -- empty-searches                         most frequent searches without results in 30 days, without names
  npm run admin -- transparency 2026-01-01 2026-12-31     reports and decisions of a period, for the yearly report
  npm run admin -- texts export                           writes the texts changed in the back office into content/translations,
                                                          or into a copy of it: --out FOLDER
  npm run admin -- audit-file --vendor 5 --month 2026-11 --out FILE.xml
                                                          writes the vendor's monthly audit file (Ordinance N-18, annex 38)
  npm run admin -- payouts                                the next payouts to vendors
  npm run admin -- payouts make --out FILE.xml            makes them and writes the SEPA file for the bank
  npm run admin -- audit-log                              the last 50 changes by the team, with their values before and after
  npm run admin -- audit-log --from 2026-01-01 --to 2026-01-31 --subject home:12 --operation listings.remove
                             --operator radka --text fraud --out FILE.csv   filters, all optional; --out writes all matches

  --as NAME     operator in the audit log; by default your login name
`;
