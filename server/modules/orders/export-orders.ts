import type { DataExport } from '../../module-context.ts';

/** Products and parcels of an account's orders; amounts in stotinki (GDPR, article 20). */
export const exportOrders: DataExport = async (db, accountId) => {
  const [orderedProducts, parcels] = await Promise.all([
    db
      .selectFrom('vendor_order_line as line')
      .innerJoin('vendor_order as part', 'part.id', 'line.vendor_order_id')
      .innerJoin('customer_order as o', 'o.id', 'part.order_id')
      .innerJoin('vendor', 'vendor.id', 'part.vendor_id')
      .select(['part.order_id', 'vendor.name as vendor', 'part.status', 'part.coupon_code'])
      .select(['product_id', 'title_bg', 'unit_price', 'discount', 'line.quantity', 'product_notes'])
      .select(['cancelled_quantity', 'withdrawn_quantity', 'returned_quantity'])
      .where('o.account_id', '=', accountId)
      .orderBy('part.id')
      .orderBy('position')
      .execute(),
    db
      .selectFrom('shipment')
      .innerJoin('vendor_order as part', 'part.id', 'shipment.vendor_order_id')
      .innerJoin('customer_order as o', 'o.id', 'part.order_id')
      .select(['part.order_id', 'kind', 'courier', 'shipment.status', 'number', 'weight', 'cod_amount'])
      .select(['expected_day', 'shipment.created_at', 'ended_at'])
      .where('o.account_id', '=', accountId)
      .orderBy('shipment.id')
      .execute(),
  ]);
  return { orderedProducts, parcels };
};
